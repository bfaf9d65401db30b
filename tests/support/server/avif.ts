import { flat } from './images.ts';

const u16 = (value: number): Buffer => Buffer.from([value >> 8, value & 255]);
const u32 = (value: number): Buffer => Buffer.concat([u16(value >>> 16), u16(value & 0xffff)]);
const box = (type: string, ...parts: Buffer[]): Buffer => {
  const data = Buffer.concat([Buffer.from(type), ...parts]);
  return Buffer.concat([u32(data.length + 4), data]);
};
/** A box with a version and flags. */
const full = (type: string, version: number, ...parts: Buffer[]): Buffer => box(type, u32(version << 24), ...parts);

const size = (width: number, height: number): Buffer => full('ispe', 0, u32(width), u32(height));
/** Shows 64 x 64 pixels from the middle of a picture. */
const crop = box('clap', ...[64, 1, 64, 1, 0, 1, 0, 1].map(u32));
const isAlpha = full('auxC', 0, Buffer.from('urn:mpeg:mpegB:cicp:systems:auxiliary:alpha\0'));

interface Coded {
  data: Buffer;
  coding: Buffer;
}
const made = new Map<string, Promise<Coded>>();

/** The coded picture of an AVIF that sharp makes, and the box that says how it is coded. */
function coded(width: number, height: number): Promise<Coded> {
  const make = async () => {
    const file = await flat(width, height).avif({ effort: 0, chromaSubsampling: '4:2:0' }).toBuffer();
    const boxAt = (type: string) => {
      const at = file.indexOf(type) - 4;
      return file.subarray(at, at + file.readUInt32BE(at));
    };
    return { data: boxAt('mdat').subarray(8), coding: boxAt('av1C') };
  };
  const key = `${String(width)} x ${String(height)}`;
  const known = made.get(key) ?? make();
  made.set(key, known);
  return known;
}

interface Item {
  data: Buffer;
  properties: Buffer[];
}

/** An AVIF of a picture and, if there is one, its transparency. */
function avif(picture: Item, alpha?: Item): Buffer {
  const items = alpha ? [picture, alpha] : [picture];
  const type = box('ftyp', Buffer.from('avif'), u32(0), Buffer.from('avifmif1miaf'));
  const meta = (start: number) => {
    let at = start;
    const places = items.map(({ data }, index) => {
      at += data.length;
      return Buffer.concat([u16(index + 1), u16(0), u16(1), u32(at - data.length), u32(data.length)]);
    });
    let property = 0;
    const links = items.map(({ properties }, index) =>
      Buffer.concat([u16(index + 1), Buffer.from([properties.length, ...properties.map(() => (property += 1))])]),
    );
    const infos = items.map((_, index) => full('infe', 2, u16(index + 1), u16(0), Buffer.from('av01\0')));
    return full(
      'meta',
      0,
      full('hdlr', 0, u32(0), Buffer.from('pict'), Buffer.alloc(13)),
      full('pitm', 0, u16(1)),
      full('iloc', 0, u16(0x4400), u16(items.length), ...places),
      full('iinf', 0, u16(items.length), ...infos),
      ...(alpha ? [full('iref', 0, box('auxl', u16(2), u16(1), u16(1)))] : []),
      box(
        'iprp',
        box('ipco', ...items.flatMap(({ properties }) => properties)),
        full('ipma', 0, u32(items.length), ...links),
      ),
    );
  };
  const before = type.length + meta(0).length + 8;
  return Buffer.concat([type, meta(before), box('mdat', ...items.map(({ data }) => data))]);
}

/** An AVIF of one colour. */
export async function plainAvif(width: number, height: number, ...more: Buffer[]): Promise<Buffer> {
  const { data, coding } = await coded(width, height);
  return avif({ data, properties: [size(width, height), coding, ...more] });
}

/** An AVIF of 64 x 64 pixels, cut from many more that have to be decoded. */
export const croppedAvif = (width: number, height: number): Promise<Buffer> => plainAvif(width, height, crop);

/** An AVIF of 64 x 64 pixels with a transparency of many more. */
export async function largeAlphaAvif(width: number, height: number): Promise<Buffer> {
  const small = await coded(64, 64);
  const large = await coded(width, height);
  return avif(
    { data: small.data, properties: [size(64, 64), small.coding] },
    { data: large.data, properties: [size(width, height), large.coding, isAlpha] },
  );
}

/** An AVIF of `times` coded frames of 6 megapixels, all of which are decoded to show the last. */
export async function repeatedAvif(times: number): Promise<Buffer> {
  const { data, coding } = await coded(3000, 2000);
  return avif({ data: Buffer.concat(Array<Buffer>(times).fill(data)), properties: [size(3000, 2000), coding] });
}
