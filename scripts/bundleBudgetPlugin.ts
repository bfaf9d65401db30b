import { brotliCompressSync } from 'node:zlib';
import type { Compilation, Compiler } from 'webpack';

/** The most JavaScript (kB of 1,000 bytes, brotli) that the first load of a page may bring, and the page's chunk. */
interface PageBudget {
  chunk: string;
  budget: number;
}

function scriptsOf(compilation: Compilation, chunk: string): string[] {
  const groups = [compilation.entrypoints.get('main'), compilation.namedChunkGroups.get(chunk)];
  if (!groups[1]) throw new Error(`The bundle budget names the chunk '${chunk}', which does not exist.`);
  const files = groups.flatMap((group) => group?.getFiles() ?? []);
  return [...new Set(files)].filter((file) => file.endsWith('.js'));
}

/** Prints what the first load of each page weighs, and fails the build when one is over its budget. */
export class BundleBudgetPlugin {
  private readonly pages: readonly PageBudget[];

  constructor(pages: readonly PageBudget[]) {
    this.pages = pages;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tap('BundleBudgetPlugin', (compilation) => {
      if (compilation.compiler.isChild() || compilation.errors.length > 0) return;
      for (const { chunk, budget } of this.pages) {
        const sizes = scriptsOf(compilation, chunk).map((file) => {
          const source = compilation.getAsset(file)?.source.buffer() ?? Buffer.alloc(0);
          return brotliCompressSync(source).length;
        });
        const weight = sizes.reduce((sum, size) => sum + size, 0) / 1000;
        const line = `First load of '${chunk}': ${weight.toFixed(1)} kB of JavaScript (brotli), at most ${String(budget)} kB.`;
        console.log(line);
        if (weight > budget)
          compilation.errors.push(new compiler.webpack.WebpackError(`Over the bundle budget. ${line}`));
      }
    });
  }
}
