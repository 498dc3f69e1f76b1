/** What a browser shows of a page once its scripts have run. */
export interface DrawnPage {
  url: string;
  html: string;
  /** Bodies of the frames of the same site. */
  frames: string[];
  /** Visible text, line by line. */
  lines: string[];
  /** Pictures, videos and drawings of some size. */
  media: number;
  /** Words of something opaque that covers the whole window; null when nothing does. */
  cover: string | null;
}

const LONGEST_HTML = 2_000_000;
const LONGEST_TEXT = 100_000;

/** Runs inside the page, so it is a text: what is there, and whether it still changes. */
export const LOOK = `(() => ({
  url: location.href,
  ready: document.readyState === 'complete',
  size: (document.body?.innerText ?? '').slice(0, ${LONGEST_TEXT}).length + document.getElementsByTagName('*').length,
  words: (document.body?.innerText ?? '').trim().length,
}))()`;

export const READ = `(() => {
  const root = document.documentElement;
  const doctype = document.doctype ? '<!doctype ' + document.doctype.name + '>' : '';
  const body = document.body;
  const isLarge = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return width * height > 900 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const hasPicture = (element) => getComputedStyle(element).backgroundImage.includes('url(');
  const pictures = [...document.querySelectorAll('img, video, canvas, svg, object, embed')].slice(0, 500).filter(isLarge).length;
  const painted = [...(body?.querySelectorAll('*') ?? [])].slice(0, 1500).filter((element) => hasPicture(element) && isLarge(element)).length;
  const isOpaque = (element) => {
    const { backgroundColor, opacity } = getComputedStyle(element);
    const alpha = /rgba\\(.*[,/]\\s*([\\d.]+)\\)/.exec(backgroundColor);
    return Number(opacity) > 0.95 && backgroundColor !== 'transparent' && (!alpha || Number(alpha[1]) > 0.95);
  };
  const covers = (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return left <= 2 && top <= 2 && right >= innerWidth - 20 && bottom >= innerHeight - 2;
  };
  const coverAt = (x, y) => {
    for (let element = document.elementFromPoint(x, y); element && element !== body && element !== root; element = element.parentElement)
      if (['fixed', 'absolute'].includes(getComputedStyle(element).position) && covers(element) && isOpaque(element)) return element;
    return null;
  };
  const centre = coverAt(innerWidth / 2, innerHeight / 2);
  const corner = coverAt(innerWidth * 0.1, innerHeight * 0.9);
  const cover = centre && (centre === corner || corner?.contains(centre) || centre.contains(corner)) ? centre.innerText.slice(0, 2000) : null;
  const frames = [...document.querySelectorAll('frame, iframe')].slice(0, 8).flatMap((frame) => {
    try {
      const inner = frame.contentDocument?.body;
      return inner && frame.tagName === 'FRAME' ? [inner.innerHTML.slice(0, ${LONGEST_HTML / 4})] : [];
    } catch {
      return [];
    }
  });
  const framed = [...document.querySelectorAll('frame')].slice(0, 8).map((frame) => {
    try {
      return frame.contentDocument?.body?.innerText ?? '';
    } catch {
      return '';
    }
  });
  const text = [body?.innerText ?? '', ...framed].join('\\n').slice(0, ${LONGEST_TEXT});
  const typed = [...document.querySelectorAll('input[type=submit], input[type=button]')].slice(0, 20).map(({ value }) => value);
  const alts = [...document.images].slice(0, 50).filter(isLarge).map(({ alt }) => alt);
  return {
    url: location.href,
    html: (doctype + root.outerHTML).slice(0, ${LONGEST_HTML}),
    frames,
    lines: [...text.split('\\n'), ...typed, ...alts].map((line) => line.trim().slice(0, 600)).filter(Boolean).slice(0, 800),
    media: pictures + painted,
    cover,
  };
})()`;
