import MenuFoldOutlined from '@ant-design/icons/es/icons/MenuFoldOutlined';
import MenuOutlined from '@ant-design/icons/es/icons/MenuOutlined';
import MenuUnfoldOutlined from '@ant-design/icons/es/icons/MenuUnfoldOutlined';
import { Button, ConfigProvider, Drawer, Layout } from 'antd';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { school } from '../../../config/school';
import { MainToasts } from '../../../ui/toast';
import { useMedia } from '../../../ui/useMedia';
import * as s from './AdminLayout.module.css';
import { AdminNav } from './AdminNav';
import { popupContainer } from '../shared/popupContainer';
import { adminThemes } from './theme';
import { useCollapsed } from './useCollapsed';
import { useFocusInView } from './useFocusInView';
import { useIsPhone } from '../shared/useIsPhone';
import { useLoginEnd } from '../shared/useKeptTyping';

/** Beside the page: the sidebar, wide or as a strip of icons. */
function Sidebar() {
  const [collapsed, toggle] = useCollapsed();
  const label = collapsed ? 'Show the menu' : 'Collapse the menu';
  return (
    <Layout.Sider className={s.sider} width={240} collapsedWidth={64} collapsed={collapsed}>
      <div className={s.siderHead}>
        {!collapsed && <span className={s.brand}>{school.brand}</span>}
        <button type="button" className={s.toggle} aria-label={label} aria-expanded={!collapsed} onClick={toggle}>
          {collapsed ? <MenuUnfoldOutlined /> : <MenuFoldOutlined />}
        </button>
      </div>
      <AdminNav collapsed={collapsed} />
    </Layout.Sider>
  );
}

/** Above the page on a phone: a bar with the button that opens the menu as a drawer. */
function PhoneBar() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <Layout.Header className={s.bar}>
      <Button icon={<MenuOutlined />} aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
        Menu
      </Button>
      <span className={s.brand}>{school.brand}</span>
      <Drawer
        title="Menu"
        placement="left"
        size={280}
        open={isOpen}
        onClose={close}
        destroyOnHidden
        styles={{
          section: { background: 'var(--deep)', color: 'var(--on-deep)' },
          close: { color: 'inherit' },
          body: { padding: 0, display: 'flex' },
        }}
      >
        <AdminNav onFollow={close} />
      </Drawer>
    </Layout.Header>
  );
}

/** Within the toasts of the layout, as what it says appears where theirs do. */
function LoginEnd() {
  useLoginEnd();
  return null;
}

/** Frame of the admin area: the sidebar (a drawer on phones) and the screen; toasts as in the main layout (spec §9). */
export function AdminLayout() {
  useFocusInView();
  const isPhone = useIsPhone();
  const scheme = useMedia('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  return (
    <MainToasts>
      <LoginEnd />
      <ConfigProvider theme={adminThemes[scheme]} getPopupContainer={popupContainer}>
        <a className={s.skip} href="#content">
          Skip to content
        </a>
        <Layout className={s.layout} hasSider={!isPhone}>
          {isPhone ? <PhoneBar /> : <Sidebar />}
          <Layout.Content id="content" className={s.content} tabIndex={-1}>
            <Outlet />
          </Layout.Content>
        </Layout>
      </ConfigProvider>
    </MainToasts>
  );
}
