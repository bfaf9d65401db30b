import type { Resource, Row } from './types';
import { DialogButton } from '../DialogButton';
import * as s from './resource.module.css';

/** The buttons of a row. Their names say which row they are for. */
export function RowActions<R extends Row>({ resource, row }: { resource: Resource<R>; row: R }) {
  return (
    <div className={s.rowActions}>
      {resource.actions.map((action) => {
        const name = `${action.label} ${resource.nameOf(row)}`;
        if ('InPlace' in action) return <action.InPlace key={action.label} row={row} name={name} />;
        const refusal = action.refusal?.(row) ?? null;
        return (
          <DialogButton
            key={action.label}
            label={action.label}
            name={name}
            size="small"
            danger={action.danger}
            disabled={refusal !== null}
            title={refusal ?? undefined}
          >
            {(close) => <action.Dialog row={row} onClose={close} />}
          </DialogButton>
        );
      })}
    </div>
  );
}
