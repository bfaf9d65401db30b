import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { GallerySkeleton } from '../../features/home/GallerySkeleton';
import { Accordion } from '../../ui/Accordion';
import { Avatar } from '../../ui/Avatar';
import { Badge, type BadgeTone } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { LessonCard } from '../../ui/LessonCard';
import { Empty, Loading } from '../../ui/Notice';
import { Page } from '../../ui/Page';
import { Pagination } from '../../ui/Pagination';
import { tabId, Tabs } from '../../ui/Tabs';
import { useToasts } from '../../ui/toast';
import * as s from './StyleguidePage.module.css';
import { colourPairs, radii, shadows, spaces, textSizes } from './tokenNames';

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={s.part}>
    <h2>{title}</h2>
    {children}
  </section>
);

const tides = ['Low', 'High'] as const;
const tones: readonly BadgeTone[] = ['warning', 'info', 'success', 'error'];

/** Every token and every component of the design system on one page. It exists while developing only. */
export function StyleguidePage() {
  const [isOpen, setIsOpen] = useState(false);
  const [params] = useSearchParams();
  const [tide, setTide] = useState<(typeof tides)[number]>('Low');
  const toasts = useToasts();
  return (
    <Page title="Style guide" lead="The tokens and components of this site, in the colours that your device asks for.">
      <Part title="Colours">
        <ul className={s.swatches}>
          {colourPairs.map(([background, color]) => (
            <li key={`${background}/${color}`} style={{ background: `var(--${background})`, color: `var(--${color})` }}>
              <strong>{color}</strong> on {background}
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Type">
        {textSizes.map((size) => (
          <p key={size} className={s.sample} style={{ fontSize: `var(--text-${size})` }}>
            {size}: The wind still sleeps
          </p>
        ))}
      </Part>
      <Part title="Space, radius, shadow">
        <div className={s.row}>
          {spaces.map((space) => (
            <span key={space} className={s.space} style={{ width: `var(--space-${space})` }} title={`space-${space}`} />
          ))}
          {radii.map((radius) => (
            <span key={radius} className={s.box} style={{ borderRadius: `var(--${radius})` }}>
              {radius}
            </span>
          ))}
          {shadows.map((shadow) => (
            <span key={shadow} className={s.box} style={{ boxShadow: `var(--${shadow})` }}>
              {shadow}
            </span>
          ))}
        </div>
      </Part>
      <Part title="Buttons, badges, avatar">
        <div className={s.row}>
          <Button>Primary</Button>
          <Button variant="secondary">Secondary</Button>
          <Button variant="quiet">Quiet</Button>
          <Button disabled>Disabled</Button>
          {tones.map((tone) => (
            <Badge key={tone} tone={tone} text={tone.toUpperCase()} />
          ))}
          <Avatar name="Sari" image={null} size={48} />
        </div>
      </Part>
      <Part title="Fields">
        <div className={s.fields}>
          <Field label="A field" hint="A hint">
            {(control) => <input {...control} />}
          </Field>
          <Field label="A wrong field" error="What is wrong with it.">
            {(control) => <input {...control} defaultValue="sari@" />}
          </Field>
          <Field label="A fixed field" optional>
            {(control) => <input {...control} readOnly value="Kuta Beach" />}
          </Field>
          <Field label="A long text">{(control) => <textarea {...control} rows={3} />}</Field>
        </div>
      </Part>
      <Part title="Card">
        <div className={s.fields}>
          <LessonCard
            lesson={{
              id: 'example',
              name: '3 Days Beginner Course, Group',
              description: 'Three days of group lessons for three people or more.',
              price: 950_000,
              image_url: null,
            }}
            sizes="24rem"
            onChoose={() => undefined}
          />
        </div>
      </Part>
      <Part title="Accordion, dialog, toasts, pages">
        <Accordion title="An accordion" startsOpen>
          <p>What it holds.</p>
        </Accordion>
        <div className={s.row}>
          <Button variant="secondary" onClick={() => setIsOpen(true)}>
            Open a dialog
          </Button>
          {(['success', 'error', 'info'] as const).map((kind) => (
            <Button key={kind} variant="secondary" onClick={() => toasts.show(kind, `A toast of the kind ${kind}.`)}>
              Toast: {kind}
            </Button>
          ))}
        </div>
        <Pagination
          page={Number(params.get('page') ?? 2)}
          totalPages={4}
          addressOf={(number) => `?page=${String(number)}`}
        />
        {isOpen && (
          <Dialog title="A dialog" onClose={() => setIsOpen(false)}>
            <p>Esc, the button or a click beside it closes it.</p>
          </Dialog>
        )}
      </Part>
      <Part title="Waiting and empty">
        <Loading text="Loading…" />
        <Empty text="Nothing here yet" hint="But still the sea." />
        <GallerySkeleton text="Tiles to come" />
      </Part>
      <Part title="Tabs">
        <Tabs label="Tides" tabs={tides} selected={tide} onSelect={setTide} panelId="tide" />
        <p id="tide" role="tabpanel" aria-labelledby={tabId(tide)}>
          {tide} tide
        </p>
      </Part>
    </Page>
  );
}
