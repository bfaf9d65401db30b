import { type ComponentProps, useCallback } from 'react';
import { imageUrl } from '../../../lib/imageUrl';
import * as s from './resource.module.css';

const MAX_BYTES = 10 * 1024 * 1024; // spec §9: 10 MB

interface ImageFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'type' | 'value'> {
  file: File | null;
  /** The picture that the row has now. */
  current: string | null;
  /** Said when the file is no image. */
  refusal: string | undefined;
  onChange: (file: File | null) => void;
  onRefuse: (message: string) => void;
}

/** Why a file cannot be the picture, or null (spec §5). An SVG is a document that can hold scripts, not a picture. */
function refusalOf(file: File, notAnImage: string): string | null {
  if (!/^image\/(?!svg)/.test(file.type)) return notAnImage;
  return file.size < MAX_BYTES ? null : 'Image size must be less than 10MB.';
}

/** A file that was chosen and not sent yet. */
function ChosenImage({ file }: { file: File }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return <img ref={show} className={s.preview} alt="The chosen image" />;
}

/** Chooses a picture and shows it before anything is sent; what cannot be one is refused at once. */
export function ImageField({
  file,
  current,
  refusal = 'Please select an image.',
  accept = 'image/*',
  onChange,
  onRefuse,
  ...rest
}: ImageFieldProps) {
  const present = imageUrl(current, 480);

  const choose = (input: HTMLInputElement) => {
    const [picked] = input.files ?? [];
    const reason = picked ? refusalOf(picked, refusal) : null;
    if (reason !== null) {
      input.value = '';
      onRefuse(reason);
    }
    onChange(reason === null ? (picked ?? null) : null);
  };

  return (
    <>
      <input {...rest} type="file" accept={accept} className={s.file} onChange={(event) => choose(event.target)} />
      {file && <ChosenImage file={file} />}
      {!file && present && <img className={s.preview} src={present} alt="The present image" />}
    </>
  );
}
