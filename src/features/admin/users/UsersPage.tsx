import { useListUsersQuery } from '../../../api';
import { ResourcePage } from '../resource/ResourcePage';
import { useListView } from '../resource/useListView';
import { users } from './users';

/** The users of the site. */
export function UsersPage() {
  const view = useListView();
  const list = useListUsersQuery(view.query, { refetchOnMountOrArgChange: true });
  return <ResourcePage resource={users} list={list} view={view} />;
}
