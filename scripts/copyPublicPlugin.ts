import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler } from 'webpack';

/** Copies the files of a folder to the site, below `to`; `except` names files that are not copied. */
export class CopyPublicPlugin {
  private readonly folder: string;
  private readonly except: readonly string[];
  private readonly to: string;

  constructor(folder: string, { except = [], to = '' }: { except?: readonly string[]; to?: string }) {
    this.folder = folder;
    this.except = except;
    this.to = to;
  }

  apply(compiler: Compiler): void {
    const { sources, Compilation } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('CopyPublicPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'CopyPublicPlugin', stage }, () => {
        for (const entry of readdirSync(this.folder, { recursive: true, withFileTypes: true })) {
          const file = path.join(entry.parentPath, entry.name);
          const name = path.relative(this.folder, file).split(path.sep).join('/');
          if (entry.isFile() && !this.except.includes(name)) {
            compilation.emitAsset(this.to + name, new sources.RawSource(readFileSync(file)));
          }
        }
      });
    });
  }
}
