import type { CSSProperties } from 'react';
import * as s from './BarChart.module.css';
import { ticksFor } from './scale';

interface BarChartProps {
  /** `text` is the value in words, where that is not the plain number. */
  bars: readonly { key: string; label: string; value: number; text?: string }[];
  /** The values on the scale in words. */
  tickText?: (value: number) => string;
  /** What there is to see, in words: the chart's name, and its caption. */
  summary: string;
}

const LABELS = 5;

/** Values from 0 up as bars, with a scale and some labels; in words for those who do not see them. */
export function BarChart({ bars, tickText = String, summary }: BarChartProps) {
  const ticks = ticksFor(Math.max(...bars.map(({ value }) => value)));
  const top = ticks.at(-1) ?? 1;
  const heightOf = (value: number): CSSProperties => ({ '--share': `${(100 * value) / top}%` }) as CSSProperties;
  const every = Math.ceil(bars.length / LABELS);
  return (
    <figure className={s.figure}>
      <div className={s.chart} role="img" aria-label={`Bars. ${summary}`}>
        <div className={s.scale}>
          {ticks.map((tick) => (
            <span key={tick} style={heightOf(tick)}>
              {tickText(tick)}
            </span>
          ))}
        </div>
        <div className={s.plot}>
          {ticks.map((tick) => (
            <span key={tick} className={s.line} style={heightOf(tick)} />
          ))}
          {bars.map(({ key, label, value, text = String(value) }) => (
            <span key={key} className={s.bar} style={heightOf(value)} title={`${label}: ${text}`} />
          ))}
        </div>
        <div className={s.labels}>
          {bars.map(({ key, label }, index) => (
            <span key={key}>{index % every === 0 && label}</span>
          ))}
        </div>
      </div>
      <figcaption>{summary}</figcaption>
    </figure>
  );
}
