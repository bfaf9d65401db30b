import { apiHost } from '../config/env';
import { isText } from './typeGuards';

/** `text` as an absolute http(s) address, or null: what people typed may be anything, 'javascript:' included. */
export function webAddress(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  if (!/^https?:\/\//i.test(trimmed) || !URL.canParse(trimmed)) return null;
  return new URL(trimmed).href;
}

/** Address of a payment page, which may be a path on the API host; null when it is no page that a browser may open. */
export function paymentPageAddress(address: unknown): string | null {
  const host = apiHost || window.location.origin;
  return isText(address) && URL.canParse(address, host) ? webAddress(new URL(address, host).href) : null;
}

/** Ids of videos in the addresses that people copy from their browser. */
const players: readonly { page: RegExp; player: string }[] = [
  {
    page: /^https?:\/\/(?:www\.|m\.)?(?:youtube\.com\/(?:watch\?(?:[^#]*&)?v=|shorts\/|live\/)|youtu\.be\/)([\w-]{6,})/i,
    player: 'https://www.youtube-nocookie.com/embed/',
  },
  { page: /^https?:\/\/(?:www\.)?vimeo\.com\/(\d+)/i, player: 'https://player.vimeo.com/video/' },
];

/** Address of a video for a frame: a page of YouTube or Vimeo becomes its player, which alone may be framed. */
export function videoFrameAddress(text: string): string | null {
  const address = webAddress(text);
  if (address === null) return null;
  for (const { page, player } of players) {
    const id = page.exec(address)?.[1];
    if (id) return player + id;
  }
  return address;
}
