import { useListProductCategoriesQuery } from '../../../api';
import type { ControlProps } from '../resource/types';

/** Name of the category with this id; nothing until the categories are there. */
export function CategoryName({ id }: { id: string }) {
  const { data } = useListProductCategoriesQuery({});
  return data?.data.find((category) => category.id === id)?.name ?? '';
}

/** Chooses one of the categories. */
export function CategoryChoice({ onChange, ...rest }: ControlProps) {
  const { data, isError } = useListProductCategoriesQuery({});
  return (
    <select {...rest} onChange={(event) => onChange(event.target.value)}>
      <option value="">{isError ? 'The categories could not be loaded' : 'Choose a category'}</option>
      {data?.data.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}
