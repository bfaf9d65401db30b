import path from 'node:path';
import sharp from 'sharp';

const TILE = { width: 420, height: 900 };
const COLUMNS = 6;
const ROWS = 2;

/** Lays the pictures of a folder side by side on a few sheets for each size of screen. */
export async function contactSheets(
  folder: string,
  scenes: readonly string[],
  sizes: readonly string[],
): Promise<string[]> {
  const made: string[] = [];
  for (const size of sizes) {
    for (const scheme of ['light', 'dark']) {
      const files = scenes.map((scene) => `${scene}-${size}-${scheme}.png`);
      for (let start = 0; start < files.length; start += COLUMNS * ROWS) {
        const shown = files.slice(start, start + COLUMNS * ROWS);
        const tiles = await Promise.all(
          shown.map(async (name, index) => ({
            input: await sharp(path.join(folder, name))
              .resize({ width: TILE.width - 20 })
              .toBuffer()
              .then((picture) => cut(picture)),
            left: (index % COLUMNS) * TILE.width + 10,
            top: Math.floor(index / COLUMNS) * TILE.height + 10,
          })),
        );
        const file = path.join(folder, `sheet-${size}-${scheme}-${String(start / (COLUMNS * ROWS) + 1)}.png`);
        const rows = Math.ceil(shown.length / COLUMNS);
        await sharp({
          create: { width: TILE.width * COLUMNS, height: TILE.height * rows, channels: 3, background: '#888' },
        })
          .composite(tiles)
          .png({ palette: true })
          .toFile(file);
        made.push(file);
      }
    }
  }
  return made;
}

/** The upper part of a long page. */
async function cut(picture: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata();
  return sharp(picture)
    .extract({ left: 0, top: 0, width, height: Math.min(height, TILE.height - 20) })
    .toBuffer();
}
