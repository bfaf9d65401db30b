// css-loader's named exports: `import * as s from './x.module.css'`
declare module '*.module.css' {
  const classes: { readonly [className: string]: string };
  export = classes;
}
declare module '*.css' {}
