/** The keys that the emulators accept; all others are refused as the vendors do. */
export const KEYS = {
  dataforseo: { key: 'emulatorpassword0001', metadata: { login: 'agence@exemple.ch' } },
  pagespeed: { key: 'AIza-emulator-pagespeed-0001', metadata: {} },
  whatcms: { key: 'whatcms-emulator-0001', metadata: {} },
  google: { key: 'AIza-emulator-places-0001', metadata: {} },
  openai: { key: 'sk-emulator-0001', metadata: { model: 'gpt-4o-mini', temperature: 0.7, max_tokens: 1000 } },
  emelia: { key: 'emelia-emulator-0001', metadata: {} },
} as const;
