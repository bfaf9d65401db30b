const MAX_BYTES = 10 * 1024 * 1024; // spec §9: 10 MB

/** Browsers outside of Apple's know no type for these files, so that their names count too. */
const isHeic = ({ type, name }: File): boolean => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

export const HEIC_REFUSAL =
  'This is a HEIC photo, which websites cannot show. Choose it as JPEG or PNG: an iPhone saves JPEG with Settings, Camera, Formats, Most Compatible.';

/** Why a file cannot be a picture, or null (spec §5). An SVG is a document that can hold scripts, not a picture. */
export function refusalOf(file: File, notAnImage = 'Please select an image.'): string | null {
  if (isHeic(file)) return HEIC_REFUSAL;
  if (!/^image\/(?!svg)/.test(file.type)) return notAnImage;
  return file.size < MAX_BYTES ? null : 'Image size must be less than 10MB.';
}
