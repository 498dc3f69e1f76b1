/** Pictures that count visitors: Meta, LinkedIn, Google, Microsoft, Pinterest, X, Matomo, the Swiss and the German media surveys, and their like. */
const TRACKING_PIXEL = new RegExp(
  [
    String.raw`^https?://(?:[\w-]+\.)*(?:facebook\.com/tr|google\.[a-z.]{2,6}/(?:pagead|ads)/|google-analytics\.com/|googleadservices\.com/pagead|googletagmanager\.com/|t\.co/i/adsct|analytics\.twitter\.com/)`,
    String.raw`^https?://(?:[\w-]+\.)*(?:px\.ads\.linkedin\.com|ads\.linkedin\.com|doubleclick\.net|bat\.bing\.com|c\.clarity\.ms|ct\.pinterest\.com|analytics\.tiktok\.com|tr\.snapchat\.com|pixel\.wp\.com|stats\.wp\.com|scorecardresearch\.com|quantserve\.com|adnxs\.com|mc\.yandex\.(?:ru|com)|wemfbox\.ch|net-metrix\.ch|ioam\.de|ivwbox\.de|xiti\.com|statcounter\.com|histats\.com|etracker\.(?:com|de)|hs-analytics\.net|track\.hubspot\.com)(?:[:/?]|$)`,
    String.raw`/(?:matomo|piwik)\.php(?:\?|$)`,
  ].join('|'),
  'i',
);

/** Returns whether an image is a tracking pixel, by its address. */
export const isTrackingPixel = (url: string): boolean => TRACKING_PIXEL.test(url);
