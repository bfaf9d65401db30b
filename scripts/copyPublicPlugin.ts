import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler } from 'webpack';

/** Copies the files of a folder, which may be made first, to the site, below `to`; `except` names files that are not copied. */
export class CopyPublicPlugin {
  private readonly folder: () => Promise<string>;
  private readonly except: readonly string[];
  private readonly to: string;

  constructor(
    folder: string | (() => Promise<string>),
    { except = [], to = '' }: { except?: readonly string[]; to?: string },
  ) {
    this.folder = typeof folder === 'string' ? () => Promise.resolve(folder) : folder;
    this.except = except;
    this.to = to;
  }

  apply(compiler: Compiler): void {
    const { sources, Compilation } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('CopyPublicPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'CopyPublicPlugin', stage }, async () => {
        const folder = await this.folder();
        for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
          const file = path.join(entry.parentPath, entry.name);
          const name = path.relative(folder, file).split(path.sep).join('/');
          if (entry.isFile() && !this.except.includes(name)) {
            compilation.emitAsset(this.to + name, new sources.RawSource(readFileSync(file)));
          }
        }
      });
    });
  }
}
