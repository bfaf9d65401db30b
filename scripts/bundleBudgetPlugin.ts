import type { Compilation, Compiler } from 'webpack';

/** The most JavaScript (kB of 1,000 bytes, brotli) that the first load of a page may bring, and the page's chunk. */
interface PageBudget {
  chunk: string;
  budget: number;
}

/** The scripts of a page's first load; none where there is no such chunk. */
function scriptsOf(compilation: Compilation, chunk: string): string[] {
  const page = compilation.namedChunkGroups.get(chunk);
  if (!page) return [];
  const files = [...(compilation.entrypoints.get('main')?.getFiles() ?? []), ...page.getFiles()];
  return [...new Set(files)].filter((file) => file.endsWith('.js'));
}

/** Prints what the first load of each page weighs, and fails the build when one is over its budget. */
export class BundleBudgetPlugin {
  private readonly pages: readonly PageBudget[];
  private readonly language: string;

  constructor(pages: readonly PageBudget[], language: string) {
    this.pages = pages;
    this.language = language;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tap('BundleBudgetPlugin', (compilation) => {
      if (compilation.compiler.isChild() || compilation.errors.length > 0) return;
      const report = (text: string) =>
        compilation.errors.push(new compiler.webpack.WebpackError(`src/app/pages.ts: ${text}`));
      for (const { chunk, budget } of this.pages) {
        const scripts = scriptsOf(compilation, chunk);
        if (scripts.length === 0) {
          report(`the entry with the chunk '${chunk}' has no webpackChunkName of this name in its 'load'.`);
          continue;
        }
        // As the compression plugin has made it; it leaves the smallest files as they are.
        const sizes = scripts.map((file) =>
          (compilation.getAsset(`${file}.br`) ?? compilation.getAsset(file))?.source.size(),
        );
        const weight = sizes.reduce<number>((sum, size = 0) => sum + size, 0) / 1000;
        const line = `First load of '${chunk}' (${this.language}): ${weight.toFixed(1)} kB of JavaScript (brotli), at most ${String(budget)} kB.`;
        console.log(line);
        if (weight > budget) report(`the page brings more than its budget. ${line}`);
      }
    });
  }
}
