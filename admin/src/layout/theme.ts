import type { RaThemeOptions } from 'react-admin';
import { inputs } from './input-theme';
import { lists } from './table-theme';
import { dark, FONT, light, type Palette, RADIUS } from './tokens';
import { utilities } from './utilities';

const NO_MOTION = { transition: 'none' };

/** The same colours as custom properties, for the style sheets of our own components. */
const customProperties = (palette: Palette) =>
  Object.fromEntries(
    Object.entries(palette).map(([name, value]) => [`--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, value]),
  );

type Components = RaThemeOptions['components'];

/** One filled button per screen; the others are lines and words. */
function buttons({ ink, grey, outline, hover, accent, poor }: Palette): Components {
  const focusRing = { outline: `2px solid ${accent}`, outlineOffset: 1 };
  return {
    MuiButtonBase: { defaultProps: { disableRipple: true }, styleOverrides: { root: { '&.Mui-focusVisible': focusRing } } },
    MuiButton: {
      defaultProps: { disableElevation: true, size: 'small' },
      styleOverrides: {
        root: {
          ...NO_MOTION,
          minHeight: 32,
          padding: '0 12px',
          fontSize: 14,
          fontWeight: 560,
          lineHeight: '20px',
          letterSpacing: 0,
          whiteSpace: 'nowrap',
          '&.Mui-disabled': { color: grey },
        },
        outlined: { borderColor: outline, color: ink, '&:hover': { borderColor: ink, backgroundColor: hover } },
        text: { color: ink, padding: '0 8px', '&:hover': { backgroundColor: hover } },
      },
      variants: [
        {
          props: { variant: 'contained', color: 'primary' },
          style: { '&:hover': { backgroundColor: `color-mix(in oklab, ${accent} 86%, ${ink})` } },
        },
        {
          props: { variant: 'contained', color: 'error' },
          style: { '&:hover': { backgroundColor: `color-mix(in oklab, ${poor} 86%, ${ink})` } },
        },
        {
          props: { variant: 'outlined', color: 'error' },
          style: { color: poor, '&:hover': { borderColor: poor, backgroundColor: hover } },
        },
      ],
    },
  };
}

/** One of a few choices: the one in force has a frame. */
const choices = ({ ink, grey, hover }: Palette): Components => ({
  MuiToggleButton: {
    styleOverrides: {
      root: {
        ...NO_MOTION,
        ...{ height: 32, padding: '0 10px', fontSize: 14, fontWeight: 500, lineHeight: '20px', whiteSpace: 'nowrap' },
        border: '1px solid transparent',
        color: grey,
        '&:hover': { backgroundColor: hover, color: ink },
        '&.Mui-selected, &.Mui-selected:hover': { borderColor: ink, backgroundColor: 'transparent', color: ink },
      },
    },
  },
});

/** The label above, help and faults below. */
function fields({ ink, grey, raised, outline, accent, poor }: Palette): Components {
  return {
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'none', fullWidth: true } },
    MuiInputLabel: {
      defaultProps: { shrink: true },
      styleOverrides: {
        root: {
          ...NO_MOTION,
          position: 'static',
          transform: 'none',
          marginBottom: 4,
          fontSize: 13,
          lineHeight: '18px',
          fontWeight: 560,
          color: ink,
          maxWidth: 'none',
          overflow: 'visible',
          whiteSpace: 'normal',
          '&.Mui-focused, &.Mui-error': { color: ink },
        },
      },
    },
    MuiOutlinedInput: {
      defaultProps: { notched: false },
      styleOverrides: {
        root: {
          fontSize: 14,
          lineHeight: '20px',
          backgroundColor: raised,
          '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: ink },
          '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: accent, borderWidth: 2 },
        },
        input: {
          padding: '7px 10px',
          height: 20,
          '&::placeholder': { color: grey, opacity: 1 },
          '&::-webkit-search-cancel-button': { display: 'none' },
        },
        adornedStart: {
          gap: 8,
          paddingLeft: 9,
          color: grey,
          '& .MuiOutlinedInput-input': { paddingBlock: 6, paddingInline: 0, color: ink },
        },
        multiline: { padding: '7px 10px', '& .MuiOutlinedInput-input': { padding: 0 } },
        notchedOutline: { top: 0, borderColor: outline, '& legend': { display: 'none' } },
      },
    },
    MuiSelect: { styleOverrides: { select: { minHeight: '20px !important', paddingRight: '28px !important' } } },
    MuiFormHelperText: {
      styleOverrides: { root: { margin: '4px 0 0', fontSize: 13, lineHeight: '18px', color: grey, '&.Mui-error': { color: poor } } },
    },
  };
}

/** What lies over the page: hairlines instead of shadows. */
function surfaces(mode: 'light' | 'dark', { paper, hairline }: Palette): Components {
  return {
    MuiDialog: {
      styleOverrides: {
        paper: { backgroundImage: 'none', boxShadow: 'none', border: `1px solid ${hairline}`, backgroundColor: paper },
      },
    },
    MuiDialogTitle: {
      styleOverrides: {
        root: {
          ...{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 16 },
          padding: '16px 20px',
          borderBottom: `1px solid ${hairline}`,
          '& h2': { fontSize: 17, lineHeight: '24px', overflowWrap: 'anywhere' },
          '& .MuiIconButton-root': { margin: '-4px -8px' },
        },
      },
    },
    MuiDialogContent: { styleOverrides: { root: { '&&': { padding: 20 } } } },
    MuiDialogActions: {
      defaultProps: { disableSpacing: true },
      styleOverrides: { root: { flexWrap: 'wrap', gap: 8, padding: '12px 20px', borderTop: `1px solid ${hairline}` } },
    },
    MuiBackdrop: {
      styleOverrides: {
        root: { backgroundColor: mode === 'dark' ? '#000a' : '#16150f66' },
        invisible: { backgroundColor: 'transparent' },
      },
    },
    MuiMenu: { styleOverrides: { list: { padding: '4px 0' } } },
    MuiPopover: {
      styleOverrides: {
        paper: {
          backgroundImage: 'none',
          border: `1px solid ${hairline}`,
          boxShadow: `0 8px 24px ${mode === 'dark' ? '#0008' : '#16150f1f'}`,
        },
      },
    },
    MuiMenuItem: { styleOverrides: { root: { ...NO_MOTION, minHeight: 32, fontSize: 14, padding: '4px 12px' } } },
    MuiDrawer: { styleOverrides: { paper: { backgroundImage: 'none', backgroundColor: paper } } },
  };
}

/** A message in the page: its tone is a line at its side. */
function messages({ ink, grey, raised, hairline, hover, accent, good, fair, poor }: Palette): Components {
  const tones = { success: good, warning: fair, error: poor, info: accent } as const;
  return {
    MuiAlert: {
      styleOverrides: {
        root: {
          ...{ flexWrap: 'wrap', alignItems: 'flex-start', gap: 12, padding: '10px 12px' },
          border: `1px solid ${hairline}`,
          borderLeft: '3px solid var(--tone)',
          backgroundColor: raised,
          color: ink,
          fontSize: 14,
          lineHeight: '20px',
        },
        message: { flex: '1 1 14rem', minWidth: 0, padding: 0, overflow: 'visible', overflowWrap: 'anywhere' },
        action: { alignItems: 'flex-start', gap: 12, margin: 0, padding: 0 },
      },
      variants: Object.entries(tones).map(([severity, tone]) => ({
        props: { severity: severity as keyof typeof tones },
        style: { '--tone': tone },
      })),
    },
    MuiIconButton: {
      styleOverrides: {
        root: { width: 32, height: 32, padding: 0, borderRadius: RADIUS, color: grey, '&:hover': { background: hover, color: ink } },
      },
    },
  };
}

/** Words with a line below the chosen one. */
function tabs({ ink, grey, accent }: Palette): Components {
  return {
    MuiTabs: {
      styleOverrides: {
        root: { minHeight: 40 },
        list: { gap: 20 },
        indicator: { height: 2, backgroundColor: accent, ...NO_MOTION },
      },
    },
    MuiTab: {
      styleOverrides: {
        root: {
          minHeight: 40,
          minWidth: 0,
          padding: 0,
          fontSize: 14,
          fontWeight: 500,
          color: grey,
          '&:hover, &.Mui-selected': { color: ink },
          '&.Mui-disabled': { color: grey, opacity: 0.75 },
        },
      },
    },
  };
}

function themeOf(mode: 'light' | 'dark', colours: Palette): RaThemeOptions {
  const { paper, raised, ink, grey, hairline, hover, accent, onAccent, good, fair, poor } = colours;
  return {
    palette: {
      mode,
      background: { default: paper, paper: raised },
      text: { primary: ink, secondary: grey, disabled: grey },
      primary: { main: accent, contrastText: onAccent },
      secondary: { main: ink, contrastText: paper },
      success: { main: good },
      warning: { main: fair },
      error: { main: poor, contrastText: paper },
      divider: hairline,
      action: { hover, selected: hover },
    },
    shape: { borderRadius: RADIUS },
    spacing: 4,
    typography: { fontFamily: FONT, fontSize: 14, htmlFontSize: 16, allVariants: { letterSpacing: 0 }, button: { textTransform: 'none' } },
    transitions: { duration: { enteringScreen: 160, leavingScreen: 120, standard: 160, short: 120, shorter: 120, shortest: 100 } },
    components: {
      MuiCssBaseline: {
        styleOverrides: {
          ...utilities,
          ':root': { ...customProperties(colours), colorScheme: mode },
          body: { fontSize: 14, lineHeight: '20px', fontVariantNumeric: 'tabular-nums lining-nums', WebkitFontSmoothing: 'antialiased' },
        },
      },
      ...buttons(colours),
      ...choices(colours),
      ...fields(colours),
      ...inputs(ink, grey),
      ...surfaces(mode, colours),
      ...tabs(colours),
      ...messages(colours),
      ...lists(colours),
      MuiSnackbarContent: {
        styleOverrides: { root: { backgroundColor: ink, color: paper, fontSize: 14, boxShadow: 'none', minWidth: 0, padding: '4px 16px' } },
      },
    },
  };
}

export const lightTheme = themeOf('light', light);
export const darkTheme = themeOf('dark', dark);
