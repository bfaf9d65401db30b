import { Button, Dropdown } from 'antd';
import { useListProductCategoriesQuery } from '../../../api';
import type { ListView } from '../shared/useListView';

const ALL = 'All lessons';

/** Which category's lessons are listed. The choice is in the address; the names stand in a menu, not among the rows. */
export function CategoryFilter({ view }: { view: ListView }) {
  const { data } = useListProductCategoriesQuery({});
  const chosen = view.filter('category');
  const items = [
    { key: 'all', label: ALL },
    ...(data?.data ?? []).map(({ id, name }) => ({ key: id, label: `Only ${name}` })),
  ];
  const text = items.find(({ key }) => key === chosen)?.label ?? ALL;
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      // Inside of the page's landmark.
      getPopupContainer={(trigger) => trigger.parentElement ?? document.body}
      menu={{ items, onClick: ({ key }) => view.show({ category: key === 'all' ? '' : key }) }}
    >
      <Button aria-haspopup="menu" aria-label={`Show: ${text}`} type={chosen === '' ? 'default' : 'primary'}>
        {text} ▾
      </Button>
    </Dropdown>
  );
}
