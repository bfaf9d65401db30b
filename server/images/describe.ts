import type { ImageInfo } from '../contract.gen.ts';
import { sharp } from './sharp.ts';

/** The longer side of the copy that is looked at (px): enough for colours and for what draws attention. */
const LOOKED_AT_SIDE = 256;
/** The longer sides that a placeholder may have (px), and the most characters: lists carry one for each row. */
const PLACEHOLDER_SIDES = [16, 12, 8, 4];
const PLACEHOLDER_LENGTH = 250;
const CENTRE = { x: 0.5, y: 0.5 };

type Info = NonNullable<ImageInfo>;
type Looked = Awaited<ReturnType<typeof shrink>>;

const shrink = (content: Uint8Array) =>
  sharp(content)
    .resize(LOOKED_AT_SIDE, LOOKED_AT_SIDE, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });

const open = ({ data, info: { width, height, channels } }: Looked) => sharp(data, { raw: { width, height, channels } });

const hex = (value: number): string => value.toString(16).padStart(2, '0');
const share = (position: number, side: number): number => Math.round((100 * position) / side) / 100;

async function placeholderOf(picture: Looked): Promise<string | null> {
  for (const side of PLACEHOLDER_SIDES) {
    const tiny = open(picture).resize(side, side, { fit: 'inside' }).webp({ quality: 60, effort: 6 });
    const uri = `data:image/webp;base64,${(await tiny.toBuffer()).toString('base64')}`;
    if (uri.length <= PLACEHOLDER_LENGTH) return uri;
  }
  return null;
}

/** The point that draws attention: sharp tells it when it crops, here to half of the longer side. */
async function focusOf(picture: Looked): Promise<typeof CENTRE> {
  const { width, height } = picture.info;
  if (width === 1 && height === 1) return CENTRE;
  const half = width >= height ? { width: width >> 1, height } : { width, height: height >> 1 };
  const { info } = await open(picture)
    .resize({ ...half, fit: 'cover', position: sharp.strategy.attention })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { attentionX, attentionY } = info;
  if (attentionX === undefined || attentionY === undefined) return CENTRE;
  return { x: share(attentionX, width), y: share(attentionY, height) };
}

/**
 * What pages want to know of a picture before it is there. One that is transparent in places has no colour and no placeholder,
 * as both would be seen through it.
 */
export async function describe(content: Uint8Array): Promise<Info> {
  const { width, height } = await sharp(content).metadata();
  const picture = await shrink(content);
  const { isOpaque, dominant } = await open(picture).stats();
  const focus = await focusOf(picture);
  return {
    width,
    height,
    color: isOpaque ? `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}` : null,
    placeholder: isOpaque ? await placeholderOf(picture) : null,
    focus_x: focus.x,
    focus_y: focus.y,
  };
}
