import CalendarOutlined from '@ant-design/icons/es/icons/CalendarOutlined';
import CameraOutlined from '@ant-design/icons/es/icons/CameraOutlined';
import CommentOutlined from '@ant-design/icons/es/icons/CommentOutlined';
import DashboardOutlined from '@ant-design/icons/es/icons/DashboardOutlined';
import EnvironmentOutlined from '@ant-design/icons/es/icons/EnvironmentOutlined';
import HistoryOutlined from '@ant-design/icons/es/icons/HistoryOutlined';
import MailOutlined from '@ant-design/icons/es/icons/MailOutlined';
import PictureOutlined from '@ant-design/icons/es/icons/PictureOutlined';
import ShopOutlined from '@ant-design/icons/es/icons/ShopOutlined';
import ShoppingOutlined from '@ant-design/icons/es/icons/ShoppingOutlined';
import SolutionOutlined from '@ant-design/icons/es/icons/SolutionOutlined';
import TagsOutlined from '@ant-design/icons/es/icons/TagsOutlined';
import TeamOutlined from '@ant-design/icons/es/icons/TeamOutlined';
import UserOutlined from '@ant-design/icons/es/icons/UserOutlined';
import VideoCameraOutlined from '@ant-design/icons/es/icons/VideoCameraOutlined';
import WalletOutlined from '@ant-design/icons/es/icons/WalletOutlined';
import type { ComponentType, ReactNode } from 'react';
import { levelTwoPaths, paths, staffPaths } from '../../../config/paths';
import { HiddenReviews, OpenAttention } from './badges';

interface AdminEntry {
  to: string;
  label: string;
  icon: ReactNode;
  /** Beside the entry: how much of it waits. */
  Badge?: ComponentType;
}

interface EntryGroup {
  /** Not given for the work of the day, which stands first. */
  title?: string;
  entries: AdminEntry[];
}

/** The sidebar's entries in their groups, one for each admin screen (spec §2). */
const groups: EntryGroup[] = [
  {
    entries: [
      { to: paths.admin, label: 'Today', icon: <DashboardOutlined /> },
      { to: paths.adminBookings, label: 'Bookings', icon: <CalendarOutlined /> },
      { to: paths.adminRoster, label: 'Roster', icon: <SolutionOutlined /> },
      { to: paths.adminMoney, label: 'Money', icon: <WalletOutlined />, Badge: OpenAttention },
    ],
  },
  {
    title: 'Content',
    entries: [
      { to: paths.adminProducts, label: 'Products', icon: <ShoppingOutlined /> },
      { to: paths.adminCategories, label: 'Product Categories', icon: <TagsOutlined /> },
      { to: paths.adminSurfSpots, label: 'Surf Spots', icon: <EnvironmentOutlined /> },
      { to: paths.adminInstructors, label: 'Instructors', icon: <TeamOutlined /> },
      { to: paths.adminTestimonies, label: 'Testimonies', icon: <CommentOutlined />, Badge: HiddenReviews },
      { to: paths.adminPhotos, label: 'Photo', icon: <CameraOutlined /> },
      { to: paths.adminVideos, label: 'Video', icon: <VideoCameraOutlined /> },
      { to: paths.adminCarousels, label: 'Carousels', icon: <PictureOutlined /> },
    ],
  },
  {
    title: 'Settings',
    entries: [
      { to: paths.adminSchool, label: 'School', icon: <ShopOutlined /> },
      { to: paths.adminUsers, label: 'Users', icon: <UserOutlined /> },
      { to: paths.adminMessages, label: 'Messages', icon: <MailOutlined /> },
      { to: paths.adminChanges, label: 'Changes', icon: <HistoryOutlined /> },
    ],
  },
];

/** The groups with what a person may open, as far as a backend of this level has it. */
export const entryGroupsFor = (isAdmin: boolean, level: 1 | 2): EntryGroup[] =>
  groups
    .map(({ entries, ...group }) => ({
      ...group,
      entries: entries.filter(
        ({ to }) => (isAdmin || staffPaths.includes(to)) && (level === 2 || !levelTwoPaths.includes(to)),
      ),
    }))
    .filter(({ entries }) => entries.length > 0);
