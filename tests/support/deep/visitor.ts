import { randomUUID } from 'node:crypto';
import { noise } from '../server/images.ts';
import { ask, dataOf, isUnavailable, problemOf, type Reply } from '../server/load/ask.ts';
import type { SchoolLoad } from '../server/load/schoolLoad.ts';

/** How many photos are added at once: their space is only freed by the next vacuum. */
const MAX_UPLOADS = 5;
const WIDTHS = [320, 480, 640, 800, 960, 1280, 1920];

/** Looks at lists and pictures, and adds photos as an administrator. */
export class Visitor {
  readonly problems: string[] = [];
  readonly uploads = { stored: 0, refused: 0 };
  /** What failed in the last check. */
  last = '';
  private readonly url: string;
  private readonly patience: number;
  private readonly pictures: string[];
  private readonly file: Buffer;
  private readonly added: string[] = [];
  private looks = 0;
  private token = '';
  private isUploading = false;
  private uploaders: Promise<void>[] = [];

  private constructor(url: string, patience: number, pictures: string[], file: Buffer) {
    this.url = url;
    this.patience = patience;
    this.pictures = pictures;
    this.file = file;
  }

  static async at(url: string, patience: number): Promise<Visitor> {
    const photos = dataOf<{ image_url: string }[]>(await ask(`${url}/api/images`, {}, patience));
    const names = photos.map(({ image_url }) => image_url);
    // One variant that is cached before the trouble begins.
    await ask(`${url}/public/${names[0] ?? ''}?w=320`, {}, patience);
    return new Visitor(url, patience, names, await noise(1500, 1000).jpeg({ quality: 90 }).toBuffer());
  }

  /** Whether lists, a booking, a picture, a cached variant and a new one are answered. */
  async canRead(load: SchoolLoad): Promise<boolean> {
    this.looks += 1;
    const [known = ''] = this.pictures;
    const name = this.pictures[this.looks % this.pictures.length] ?? '';
    const width = WIDTHS[Math.floor(this.looks / this.pictures.length) % WIDTHS.length] ?? 320;
    const paths = [
      '/api/products',
      '/api/surf-spots',
      `/api/check-booking/${load.someCode}`,
      `/public/${name}`,
      `/public/${known}?w=320`,
      `/public/${name}?w=${String(width)}`,
    ];
    for (const path of paths) {
      const { status } = await ask(this.url + path, {}, this.patience);
      this.last = `${path}: ${String(status)}`;
      if (status === 200) continue;
      if (status !== 503) this.problems.push(this.last);
      return false;
    }
    return true;
  }

  /** Whether a review is refused with a plain message. */
  async isRefused(): Promise<boolean> {
    const json = { name: 'Sari', message: randomUUID() };
    const reply = await ask(`${this.url}/api/testimonies`, { json }, this.patience);
    this.judge(reply, '/api/testimonies');
    return isUnavailable(reply);
  }

  startUploads(load: SchoolLoad, count: number): void {
    this.token = load.adminToken;
    this.isUploading = true;
    const until = this.uploads.stored + count * MAX_UPLOADS;
    this.uploaders = Array.from({ length: count }, async () => {
      while (this.isUploading && this.uploads.stored < until) await this.upload();
    });
  }

  async stopUploads(): Promise<void> {
    this.isUploading = false;
    await Promise.all(this.uploaders);
  }

  async deleteUploads(): Promise<void> {
    for (const id of this.added.splice(0))
      await ask(`${this.url}/api/images/${id}`, { method: 'DELETE', token: this.token }, this.patience);
  }

  private async upload(): Promise<void> {
    const form = new FormData();
    form.append('image_url', new Blob([new Uint8Array(this.file)]), 'wave.jpg');
    try {
      const reply = await ask(`${this.url}/api/images`, { form, token: this.token }, 3 * this.patience);
      this.judge(reply, '/api/images');
      if (reply.status === 201) this.added.push(dataOf<{ id: string }>(reply).id);
      this.uploads[reply.status === 201 ? 'stored' : 'refused'] += 1;
    } catch (error) {
      this.problems.push(`/api/images: no answer, ${String(error)}`);
    }
  }

  private judge(reply: Reply, path: string): void {
    const problem =
      problemOf(reply) ?? (reply.status < 400 || isUnavailable(reply) ? null : `status ${String(reply.status)}`);
    if (problem !== null) this.problems.push(`${path}: ${problem}`);
  }
}
