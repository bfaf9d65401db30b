import { Button, Input } from 'antd';
import { type SyntheticEvent, useId, useState } from 'react';
import { MAX_SEARCH } from '../../../lib/searchOf';
import * as s from './resource/resource.module.css';

interface SearchBoxProps {
  label: string;
  /** What else it finds. */
  hint?: string | undefined;
  /** What is searched for at present. */
  search: string;
  onSearch: (search: string) => void;
}

/** A search that is made on Enter or with its button; an emptied box shows everything again. */
export function SearchBox({ label, hint, search, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(search);
  const [known, setKnown] = useState({ search, asked: search });
  const hintId = useId();
  if (known.search !== search) {
    setKnown({ search, asked: search });
    // What is typed on while the box's own search is on its way stays.
    if (known.asked !== search) setText(search);
  }
  const ask = (wanted: string) => {
    setKnown({ search, asked: wanted });
    onSearch(wanted);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    ask(text.trim());
  };
  return (
    <form className={s.search} role="search" onSubmit={submit}>
      <Input
        type="search"
        aria-label={label}
        aria-describedby={hint && hintId}
        placeholder={label}
        maxLength={MAX_SEARCH}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          if (event.target.value === '' && search !== '') ask('');
        }}
      />
      <Button htmlType="submit">Search</Button>
      {hint && (
        <span id={hintId} className={s.hint}>
          {hint}
        </span>
      )}
    </form>
  );
}
