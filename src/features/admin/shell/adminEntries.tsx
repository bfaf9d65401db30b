import CalendarOutlined from '@ant-design/icons/es/icons/CalendarOutlined';
import CameraOutlined from '@ant-design/icons/es/icons/CameraOutlined';
import CommentOutlined from '@ant-design/icons/es/icons/CommentOutlined';
import DashboardOutlined from '@ant-design/icons/es/icons/DashboardOutlined';
import EnvironmentOutlined from '@ant-design/icons/es/icons/EnvironmentOutlined';
import PictureOutlined from '@ant-design/icons/es/icons/PictureOutlined';
import ShoppingOutlined from '@ant-design/icons/es/icons/ShoppingOutlined';
import TagsOutlined from '@ant-design/icons/es/icons/TagsOutlined';
import UserOutlined from '@ant-design/icons/es/icons/UserOutlined';
import VideoCameraOutlined from '@ant-design/icons/es/icons/VideoCameraOutlined';
import { paths } from '../../../config/paths';

/** The sidebar's entries, one for each admin screen (spec §2). */
export const adminEntries = [
  { to: paths.admin, label: 'Dashboard', icon: <DashboardOutlined /> },
  { to: paths.adminUsers, label: 'Users', icon: <UserOutlined /> },
  { to: paths.adminCategories, label: 'Product Categories', icon: <TagsOutlined /> },
  { to: paths.adminProducts, label: 'Products', icon: <ShoppingOutlined /> },
  { to: paths.adminBookings, label: 'Bookings Transaction', icon: <CalendarOutlined /> },
  { to: paths.adminCarousels, label: 'Carousels', icon: <PictureOutlined /> },
  { to: paths.adminTestimonies, label: 'Testimonies', icon: <CommentOutlined /> },
  { to: paths.adminSurfSpots, label: 'Surf Spots', icon: <EnvironmentOutlined /> },
  { to: paths.adminPhotos, label: 'Photo', icon: <CameraOutlined /> },
  { to: paths.adminVideos, label: 'Video', icon: <VideoCameraOutlined /> },
];
