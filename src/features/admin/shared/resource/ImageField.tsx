import type { ComponentProps } from 'react';
import { imageUrl } from '../../../../lib/imageUrl';
import { ChosenImage } from './ChosenImage';
import { refusalOf } from './imageFiles';
import * as s from './resource.module.css';

interface ImageFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'type' | 'value'> {
  file: File | null;
  /** The picture that the row has now. */
  current: string | null;
  /** Said when the file is no image. */
  refusal: string | undefined;
  onChange: (file: File | null) => void;
  onRefuse: (message: string) => void;
}

/** Chooses a picture and shows it before anything is sent; what cannot be one is refused at once. */
export function ImageField({
  file,
  current,
  refusal,
  accept = 'image/*',
  onChange,
  onRefuse,
  ...rest
}: ImageFieldProps) {
  const present = imageUrl(current, 480);

  const choose = (input: HTMLInputElement) => {
    const [picked] = input.files ?? [];
    const reason = picked ? refusalOf(picked, refusal) : null;
    onChange(reason === null ? (picked ?? null) : null);
    if (reason === null) return;
    input.value = '';
    onRefuse(reason);
  };

  return (
    <>
      <input {...rest} type="file" accept={accept} className={s.file} onChange={(event) => choose(event.target)} />
      {file && <ChosenImage file={file} alt="The chosen image" />}
      {!file && present && <img className={s.preview} src={present} alt="The present image" />}
    </>
  );
}
