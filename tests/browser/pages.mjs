// Looks at a folder of pages in a real browser: node pages.mjs FOLDER [SHOTS]. Every fault is a line on stdout.
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { HtmlValidate } from "html-validate";
import { chromium } from "playwright-core";

const [folder, shots] = process.argv.slice(2);
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const validator = new HtmlValidate({
  extends: ["html-validate:standard", "html-validate:a11y"],
  rules: { "long-title": "off" }, // a title is as long as a player's name
});
const WIDTHS = { phone: 360, tablet: 768, desktop: 1200 };
const pages = readdirSync(folder).filter((name) => name.endsWith(".html")).sort();

for (const name of pages) {
  const report = await validator.validateFile(join(folder, name));
  for (const result of report.results)
    for (const said of result.messages)
      console.log(`${name}: markup: line ${said.line}: ${said.ruleId}: ${said.message}`);
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync"],
});
if (shots) mkdirSync(shots, { recursive: true });
for (const [kind, width] of Object.entries(WIDTHS)) {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  const folderUrl = pathToFileURL(resolve(folder)).href;
  page.on("request", (asked) => {
    if (!asked.url().startsWith(folderUrl)) console.log(`${page.url()}: asks for ${asked.url()}`);
  });
  page.on("requestfailed", (asked) => console.log(`${page.url()}: ${asked.url()} is missing`));
  page.on("dialog", (dialog) => { console.log(`${page.url()}: a script ran`); dialog.dismiss(); });
  for (const name of pages) {
    await page.goto(`${folderUrl}/${name}`);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (wide > 0) console.log(`${name}: ${kind}: ${wide} px wider than the screen`);
    await page.evaluate(axe);
    const found = await page.evaluate(() => window.axe.run({ preload: false }));
    for (const fault of found.violations)
      for (const node of fault.nodes)
        console.log(`${name}: ${kind}: ${fault.id}: ${fault.help}: ${node.target} ${node.failureSummary}`);
    if (shots) await page.screenshot({ path: join(shots, `${kind}-${name.replace(".html", "")}.png`), fullPage: true });
  }
  await page.close();
}
const paper = await browser.newPage({ viewport: { width: 680, height: 1010 } }); // A4 within its margins
await paper.emulateMedia({ media: "print" });
for (const name of pages) {
  await paper.goto(`${pathToFileURL(resolve(folder)).href}/${name}`);
  const found = await paper.evaluate(() => {
    const size = (node) => parseFloat(getComputedStyle(node).fontSize);
    const small = [...document.querySelectorAll("th small:not(.value)")].filter((it) => size(it) >= size(it.closest("th")));
    const wide = document.documentElement.scrollWidth - window.innerWidth;
    return [...(wide > 0 ? [`${wide} px wider than the paper`] : []),
      ...small.map((it) => `a remark as large as its name: ${it.textContent}`)];
  });
  for (const fault of found) console.log(`${name}: paper: ${fault}`);
  if (shots) await paper.screenshot({ path: join(shots, `paper-${name.replace(".html", "")}.png`), fullPage: true });
}
await browser.close();
console.log(`looked at ${pages.length} pages`);
