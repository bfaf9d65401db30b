import { useState } from 'react';
import { imageUrl } from '../lib/imageUrl';
import * as s from './Avatar.module.css';

/** A person's picture (path on the API host, or a data URL), or the first letter of the name when there is none or it fails. */
export function Avatar({ name, image, size = 36 }: { name: string; image: string | null; size?: number }) {
  const [failed, setFailed] = useState<string | null>(null);
  const src = image?.startsWith('data:') ? image : imageUrl(image);
  return (
    <span className={s.avatar} style={{ width: size, height: size, fontSize: size * 0.45 }}>
      {src && failed !== src ? (
        <img src={src} alt="" width={size} height={size} onError={() => setFailed(src)} />
      ) : (
        <span aria-hidden="true">{(name.trim()[0] ?? 'G').toUpperCase()}</span>
      )}
    </span>
  );
}
