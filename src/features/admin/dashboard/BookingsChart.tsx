import { useEffect, useRef } from 'react';
import UPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { formatDay } from '../../../lib/dates';
import { palettes, type Scheme } from '../shell/theme';
import { useScheme } from '../shell/useScheme';
import * as s from './dashboard.module.css';
import type { Figures } from './figures';

const HEIGHT = 220;
const dayLabel = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'short', timeZone: 'UTC' });

function draw(element: HTMLElement, perDay: Figures['perDay'], scheme: Scheme): UPlot {
  const palette = palettes[scheme];
  const days = perDay.map((_, index) => index);
  const counts = perDay.map(({ count }) => count);
  const labelOf = (index: number) => {
    const day = perDay[index]?.day;
    return day === undefined ? '' : dayLabel.format(new Date(`${day}T00:00:00Z`));
  };
  const axis = { stroke: palette.ink, grid: { stroke: palette.line, width: 1 }, ticks: { stroke: palette.line } };
  const bars = UPlot.paths.bars?.({ size: [0.7, 40] });
  return new UPlot(
    {
      width: element.clientWidth || 600,
      height: HEIGHT,
      legend: { show: false },
      cursor: { show: false },
      scales: { x: { time: false, range: [-0.6, days.length - 0.4] }, y: { range: [0, Math.max(4, ...counts) * 1.1] } },
      axes: [
        { ...axis, space: 70, incrs: [1, 2, 5, 7, 10], values: (_, splits) => splits.map(labelOf) },
        { ...axis, incrs: [1, 2, 5, 10, 20, 50, 100, 500, 1000] },
      ],
      series: [{}, { fill: palette.primary, stroke: palette.primary, points: { show: false }, paths: bars }],
    },
    [days, counts],
    element,
  );
}

/** Bookings per day as bars, and in words for those who do not see them. */
export function BookingsChart({ perDay }: { perDay: Figures['perDay'] }) {
  const scheme = useScheme();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const chart = draw(element, perDay, scheme);
    const observer = new ResizeObserver(() => chart.setSize({ width: element.clientWidth, height: HEIGHT }));
    observer.observe(element);
    return () => {
      observer.disconnect();
      chart.destroy();
    };
  }, [perDay, scheme]);

  const total = perDay.reduce((sum, { count }) => sum + count, 0);
  const busiest = perDay.reduce((best, day) => (day.count > best.count ? day : best), { day: '', count: 0 });
  const summary = `${total} bookings${total > 0 ? `, the most on ${formatDay(busiest.day)}: ${busiest.count}` : ''}.`;
  return (
    <figure className={s.figure}>
      <div ref={frame} className={s.chart} role="img" aria-label={`Bars, one for each day. ${summary}`} />
      <figcaption>{summary}</figcaption>
    </figure>
  );
}
