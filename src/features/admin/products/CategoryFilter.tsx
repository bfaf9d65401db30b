import { Button, Dropdown } from 'antd';
import { useListProductCategoriesQuery } from '../../../api';
import type { ListView } from '../resource/useListView';

const ALL = 'All lessons';

/** Which category's lessons are listed. The choice is in the address; the names stand in a menu, not among the rows. */
export function CategoryFilter({ view }: { view: ListView }) {
  const { data } = useListProductCategoriesQuery({});
  const chosen = view.filter('category');
  const items = [
    { key: '', label: ALL },
    ...(data?.data ?? []).map(({ id, name }) => ({ key: id, label: `Only ${name}` })),
  ];
  const text = items.find(({ key }) => key === chosen)?.label ?? ALL;
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      menu={{ items, selectedKeys: [chosen], onClick: ({ key }) => view.show({ category: key }) }}
    >
      <Button aria-haspopup="menu" aria-label={`Show: ${text}`} type={chosen === '' ? 'default' : 'primary'}>
        {text} ▾
      </Button>
    </Dropdown>
  );
}
