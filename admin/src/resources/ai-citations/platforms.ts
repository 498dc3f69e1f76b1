import type { CitationPlatform } from '../../api/types';

export const PLATFORMS: CitationPlatform[] = ['google', 'chatgpt', 'perplexity', 'gemini', 'copilot', 'grok'];

export const PLATFORM_NAMES: Record<CitationPlatform, string> = {
  google: 'Google',
  chatgpt: 'ChatGPT',
  perplexity: 'Perplexity',
  gemini: 'Gemini',
  copilot: 'Copilot',
  grok: 'Grok',
};
