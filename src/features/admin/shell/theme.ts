import { theme, type ThemeConfig } from 'antd';

/** The site's palettes for Ant Design, which has to compute with its colours and so cannot take CSS variables. The values are those of src/ui/tokens.css. */
export const palettes = {
  light: {
    ink: '#0f2730',
    muted: '#475c64',
    surface: '#ffffff',
    sand: '#fbf6ee',
    'sand-deep': '#f2e9da',
    line: '#dfe2dc',
    'control-line': '#75878d',
    primary: '#0a5c6b',
    'primary-hover': '#073f4a',
    'on-primary': '#ffffff',
    success: '#176b3a',
    'success-soft': '#e0f3e7',
    warning: '#7a5200',
    'warning-soft': '#fdefcf',
    info: '#1b5a9d',
    'info-soft': '#e1edfa',
    error: '#b3261e',
    'error-soft': '#fce7e5',
    deep: '#07333e',
  },
  dark: {
    ink: '#e9f2f1',
    muted: '#a9bec2',
    surface: '#10272f',
    sand: '#091b21',
    'sand-deep': '#173640',
    line: '#26444d',
    'control-line': '#7c979e',
    primary: '#74d2da',
    'primary-hover': '#a2e6eb',
    'on-primary': '#04222a',
    success: '#7fdca3',
    'success-soft': '#123626',
    warning: '#f4c76f',
    'warning-soft': '#382c10',
    info: '#9acaff',
    'info-soft': '#14304c',
    error: '#ffa59b',
    'error-soft': '#451c1d',
    deep: '#0b3540',
  },
} as const;

export type Scheme = keyof typeof palettes;

/** Ant Design in the site's colours, each text at a contrast of 4.5 or more, and without motion: this is a tool. */
function themeOf(scheme: Scheme): ThemeConfig {
  const palette = palettes[scheme];
  return {
    ...(scheme === 'dark' && { algorithm: theme.darkAlgorithm }),
    token: {
      colorPrimary: palette.primary,
      colorPrimaryHover: palette['primary-hover'],
      colorPrimaryActive: palette['primary-hover'],
      colorInfo: palette.info,
      colorInfoBg: palette['info-soft'],
      colorSuccess: palette.success,
      colorSuccessBg: palette['success-soft'],
      colorWarning: palette.warning,
      colorWarningBg: palette['warning-soft'],
      colorError: palette.error,
      colorErrorBg: palette['error-soft'],
      colorErrorHover: palette.error,
      colorErrorActive: palette.error,
      colorLink: palette.primary,
      colorLinkHover: palette['primary-hover'],
      colorText: palette.ink,
      colorTextHeading: palette.ink,
      colorTextBase: palette.ink,
      colorTextSecondary: palette.muted,
      colorTextTertiary: palette.muted,
      colorTextDescription: palette.muted,
      colorTextPlaceholder: palette.muted,
      colorTextDisabled: palette.muted,
      colorTextLightSolid: palette['on-primary'],
      colorBgBase: palette.surface,
      colorBgContainer: palette.surface,
      colorBgElevated: palette.surface,
      colorBgLayout: palette.sand,
      colorBgContainerDisabled: palette['sand-deep'],
      colorBorder: palette['control-line'],
      colorBorderSecondary: palette.line,
      controlItemBgHover: palette['sand-deep'],
      borderRadius: 10,
      fontFamily: 'inherit',
      fontSize: 15,
      motion: false,
    },
    components: {
      Button: { primaryColor: palette['on-primary'], dangerColor: palette['on-primary'] },
      Layout: { siderBg: palette.deep, bodyBg: palette.sand },
      Table: {
        headerBg: palette['sand-deep'],
        headerSortActiveBg: palette['sand-deep'],
        bodySortBg: palette.surface,
        rowHoverBg: palette.sand,
      },
    },
  };
}

export const adminThemes: Record<Scheme, ThemeConfig> = { light: themeOf('light'), dark: themeOf('dark') };
