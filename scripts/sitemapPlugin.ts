import type { Compiler } from 'webpack';

/**
 * Writes sitemap.xml and names it in robots.txt. Both need absolute addresses, so the site's own must be known at build
 * time. `paths` are the pages that search engines may list.
 */
export class SitemapPlugin {
  private readonly siteUrl: string;
  private readonly paths: readonly string[];

  constructor(siteUrl: string, paths: readonly string[]) {
    this.siteUrl = siteUrl;
    this.paths = paths;
  }

  apply(compiler: Compiler): void {
    const { sources, Compilation } = compiler.webpack;
    const addresses = this.paths.map((path) => new URL(path, this.siteUrl).href);
    const sitemap = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...addresses.map((address) => `  <url><loc>${address}</loc></url>`),
      '</urlset>\n',
    ].join('\n');
    const line = `\nSitemap: ${new URL('/sitemap.xml', this.siteUrl).href}\n`;

    compiler.hooks.thisCompilation.tap('SitemapPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tap({ name: 'SitemapPlugin', stage }, () => {
        compilation.emitAsset('sitemap.xml', new sources.RawSource(sitemap));
        compilation.updateAsset('robots.txt', (robots) => new sources.ConcatSource(robots, line));
      });
    });
  }
}
