import sharp from 'sharp';

// Only the decoders of what is taken: an SVG or a PDF is refused before anything of it is read.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((name) => `VipsForeignLoad${name}`) });
sharp.concurrency(1);
sharp.cache(false);

/** sharp as both processes use it: all work on pictures goes through this module. */
export { sharp };
