import * as s from './figures.module.css';

/** Figures in a row, each below its name. */
export const Figures = ({ of }: { of: [name: string, figure: string][] }) => (
  <dl className={s.figures}>
    {of.map(([name, figure]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{figure}</dd>
      </div>
    ))}
  </dl>
);
