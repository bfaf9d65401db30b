import type { SelectedLesson } from '../../state';
import * as s from './LessonDetailPage.module.css';

// spec §2, lesson detail
const inclusions = ['All surf equipment', 'Professional instructor', '90 minutes per session'];
const itemsToBring = ['Swimsuit', 'Towel', 'Water bottle', 'Sunscreen SPF 30+', 'Personal ID'];

const List = ({ items }: { items: readonly string[] }) => (
  <ul>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);

/** What the lesson includes, what to bring and what to mind. */
export function DetailsPanel({ lesson: { description } }: { lesson: SelectedLesson }) {
  return (
    <aside className={s.details} aria-label="Lesson details">
      {description && (
        <>
          <h2>About this lesson</h2>
          <p className={s.description}>{description}</p>
        </>
      )}
      <h2>What is included</h2>
      <List items={inclusions} />
      <h2>What to bring</h2>
      <List items={itemsToBring} />
      <h2>Please note</h2>
      <p>Arrive at least 15 minutes early.</p>
      <p>Tell your instructor about any medical conditions or injuries before the lesson.</p>
    </aside>
  );
}
