import type { RaThemeOptions } from 'react-admin';

/** Returns the theme of react-admin's inputs. They reserve no line for a help text, and an emptied field holds an empty text. */
export function inputs(ink: string, grey: string): RaThemeOptions['components'] {
  const quiet = { defaultProps: { helperText: false } } as const;
  const group = {
    defaultProps: { helperText: false, margin: 'none' },
    styleOverrides: { root: { '&& legend': { position: 'static', transform: 'none', padding: 0, marginBottom: 4 } } },
  } as const;
  return {
    RaTextInput: { defaultProps: { helperText: false, parse: (typed: string) => typed } },
    RaNumberInput: quiet,
    RaBooleanInput: quiet,
    RaCheckboxGroupInput: group,
    RaRadioButtonGroupInput: group,
    MuiFormLabel: {
      styleOverrides: {
        root: { fontSize: 13, lineHeight: '18px', fontWeight: 560, color: ink, '&.Mui-focused, &.Mui-error': { color: ink } },
        asterisk: { color: grey },
      },
    },
    MuiFormControlLabel: { styleOverrides: { root: { marginRight: 0 }, label: { fontSize: 14, lineHeight: '20px' } } },
    MuiFormGroup: { styleOverrides: { row: { columnGap: 16 } } },
    MuiCheckbox: { defaultProps: { size: 'small' }, styleOverrides: { root: { padding: '4px 9px' } } },
    MuiRadio: { defaultProps: { size: 'small' }, styleOverrides: { root: { padding: '4px 9px' } } },
    MuiSwitch: { defaultProps: { size: 'small' } },
    MuiNativeSelect: { styleOverrides: { select: { minHeight: 20 } } },
  };
}
