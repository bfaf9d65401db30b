type Camel<Name> = Name extends `${infer Word}_${infer Rest}` ? `${Word}${Capitalize<Camel<Rest>>}` : Name;
/** Of some texts one of which is empty, that one is stored as null; whether any other text may be null the contract says. */
type Stored<Value> = string extends Value ? Value : '' extends Value ? Exclude<Value, ''> | null : Value;
type Columns<Body, Others> = {
  [Field in Exclude<keyof Body, Others> as Camel<Field> & string]: Stored<Body[Field]>;
};
/** Makes a field that the table has no column for a type error; else it would be dropped. */
type OnlyColumns<Body, Others, Row> = {
  [Field in Exclude<keyof Body, Others> as Camel<Field> extends keyof Row ? never : Field]?: never;
};

/**
 * Turns requests into rows of a table: the column of `image_url` is `imageUrl`. A missing field stays missing, texts are
 * trimmed, and a blank one becomes null: the contract allows a blank text only where the column may be null. `others` are the
 * fields that the handler stores itself.
 */
export const columnsFor =
  <Table extends { $inferInsert: object }>() =>
  <Body extends object, const Others extends keyof Body = never>(
    body: Body & OnlyColumns<Body, Others, Table['$inferInsert']>,
    others: readonly Others[] = [],
  ): Columns<Body, Others> => {
    const fields = Object.entries(body).filter(
      ([field, value]) => !others.includes(field as Others) && value !== undefined,
    );
    const columns = fields.map(([field, value]: [string, unknown]) => [
      field.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()),
      typeof value === 'string' ? value.trim() || null : value,
    ]);
    return Object.fromEntries(columns) as Columns<Body, Others>;
  };
