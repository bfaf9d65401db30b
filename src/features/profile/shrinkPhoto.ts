const MAX_SIDE = 512; // px: sharp at every size the site shows, and about 60 kB
const QUALITY = 0.85;

/**
 * The middle square of an image file, at most 512 px wide, as a JPEG data URL; a camera's original would fill the
 * browser's storage. Rejects when the browser cannot read the file as an image.
 */
export async function shrinkPhoto(file: File): Promise<string> {
  if (!file.type.startsWith('image/')) throw new TypeError('not an image');
  const bitmap = await createImageBitmap(file);
  try {
    const square = Math.min(bitmap.width, bitmap.height);
    const side = Math.min(square, MAX_SIDE);
    const canvas = document.createElement('canvas');
    canvas.width = side;
    canvas.height = side;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    // JPEG has no transparency: transparent parts become white instead of black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, side, side);
    const left = (bitmap.width - square) / 2;
    const top = (bitmap.height - square) / 2;
    context.drawImage(bitmap, left, top, square, square, 0, 0, side, side);
    return canvas.toDataURL('image/jpeg', QUALITY);
  } finally {
    bitmap.close();
  }
}
