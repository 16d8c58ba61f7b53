import { chromium } from 'playwright';
import { browserArguments } from './findBrowser.ts';
import { defaultFamilies } from './productFonts.ts';

/** Text that is rendered in each family. */
const drawn = (family: string) => (family === 'emoji' ? '😀' : 'Residents');

/**
 * Throws unless the browser renders its default families and emoji with the fonts of the project: another font would make
 * every picture of the run untrue. Nothing is checked except on Linux, as other systems are not supported.
 */
export async function expectProductFonts(executablePath: string): Promise<void> {
  if (process.platform !== 'linux') return;
  const browser = await chromium.launch({ executablePath, args: [...browserArguments] });
  try {
    const page = await browser.newPage();
    const asked = Object.entries(defaultFamilies);
    await page.setContent(asked.map(([family]) => `<p style="font-family: ${family}">${drawn(family)}</p>`).join(''));
    const session = await page.context().newCDPSession(page);
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const { root } = await session.send('DOM.getDocument', { depth: -1 });
    const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'p' });
    for (const [index, [family, expected]] of asked.entries()) {
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId: nodeIds[index] ?? 0 });
      const used = fonts.map(({ familyName }) => familyName).join(', ');
      if (used !== expected) throw new Error(`The browser draws ${family} with ${used} instead of ${expected}: fonts of the machine are in use.`);
    }
  } finally {
    await browser.close();
  }
}
