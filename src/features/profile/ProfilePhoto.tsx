import { type ChangeEvent, useState } from 'react';
import { t } from 'ttag';
import type { SessionUser } from '../../state';
import { keepProfilePhoto, useProfilePhoto } from '../../state/persist/profilePhoto';
import { Avatar } from '../../ui/Avatar';
import { Button } from '../../ui/Button';
import * as s from './ProfilePage.module.css';
import { shrinkPhoto } from './shrinkPhoto';

const NOT_AN_IMAGE = t`This file is not an image that can be shown. Please choose a JPEG, PNG or WebP picture.`;
const NO_ROOM = t`The photo could not be kept: this browser's storage is full or switched off.`;

/** The person's photo. A click chooses another image, which stays on this device (spec §2, profile). */
export function ProfilePhoto({ user }: { user: SessionUser }) {
  const photo = useProfilePhoto(user.email);
  const [problem, setProblem] = useState<string | null>(null);

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    setProblem(null);
    try {
      const shrunk = await shrinkPhoto(file);
      if (!keepProfilePhoto(user.email, shrunk)) setProblem(NO_ROOM);
    } catch {
      setProblem(NOT_AN_IMAGE);
    }
    target.value = ''; // the same file may be chosen again
  };

  const remove = () => setProblem(keepProfilePhoto(user.email, null) ? null : NO_ROOM);

  const action = photo ? t`Change photo` : t`Add a photo`;
  return (
    <div className={s.photo}>
      <label className={s.choose}>
        <Avatar name={user.name} image={photo ?? user.avatar ?? null} size={112} />
        <span className={s.chooseText}>{action}</span>
        <input type="file" aria-label={action} accept="image/*" onChange={(event) => void choose(event)} />
      </label>
      {photo && (
        <Button variant="quiet" onClick={remove}>
          {t`Remove photo`}
        </Button>
      )}
      {problem && (
        <p className={s.error} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
