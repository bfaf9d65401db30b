import type { ThemeConfig } from 'antd';

/** The site's palette for Ant Design, which has to compute with its colours and so cannot take CSS variables. The values are those of src/ui/tokens.css. */
export const palette = {
  ink: '#10262e',
  muted: '#4b6068',
  surface: '#ffffff',
  sand: '#fbf7f0',
  'sand-deep': '#f1e9dc',
  line: '#d9e0df',
  primary: '#0a5c6b',
  'primary-deep': '#073f4a',
  'primary-soft': '#e3f1f2',
  success: '#176b3a',
  warning: '#7a5200',
  info: '#1b5a9d',
  error: '#b3261e',
} as const;

/** Ant Design in the site's colours, each text at a contrast of 4.5 or more, and without motion: this is a tool. */
export const adminTheme: ThemeConfig = {
  token: {
    colorPrimary: palette.primary,
    colorInfo: palette.info,
    colorSuccess: palette.success,
    colorWarning: palette.warning,
    colorError: palette.error,
    colorLink: palette.primary,
    colorLinkHover: palette['primary-deep'],
    colorTextBase: palette.ink,
    colorTextSecondary: palette.muted,
    colorTextTertiary: palette.muted,
    colorTextDescription: palette.muted,
    colorTextPlaceholder: palette.muted,
    colorTextDisabled: palette.muted,
    colorBgLayout: palette.sand,
    fontFamily: 'inherit',
    fontSize: 15,
    motion: false,
  },
  components: {
    Layout: { siderBg: palette['primary-deep'], bodyBg: palette.sand },
    Table: { headerBg: palette['sand-deep'], headerSortActiveBg: palette['sand-deep'], bodySortBg: palette.surface },
  },
};
