/**
 * Contrast is two thirds of what axe takes, and most texts of a page are drawn like another one. How far a text stands out
 * depends on how it is drawn and on what is painted beneath it: of texts that stand within their own ancestors and on nothing
 * else, drawn alike, axe measures one in a document. Only what passes is remembered, so every fault is told.
 */
export const MEASURE_ONCE = `{
  const GRAPHIC = 'img, svg, canvas, video, object, iframe';
  const overlaps = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const holds = (a, b) => a.left <= b.left && a.right >= b.right && a.top <= b.top && a.bottom >= b.bottom;

  /** What an element paints, and where. */
  const layerOf = (element) => {
    const { backgroundColor, backgroundImage, opacity, mixBlendMode } = getComputedStyle(element);
    const isPainted = backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none' || element.matches(GRAPHIC);
    const isPlain = !isPainted && opacity === '1' && mixBlendMode === 'normal';
    return {
      element,
      paint: isPlain ? '' : [backgroundColor, backgroundImage, opacity, mixBlendMode].join(),
      box: isPainted ? element.getBoundingClientRect() : undefined,
    };
  };
  let layers = new Map();
  let painted = [];
  const run = axe.run;
  axe.run = (...inputs) => {
    layers = new Map([...document.querySelectorAll(':not(svg *)')].map((element) => [element, layerOf(element)]));
    painted = [...layers.values()].filter(({ box }) => box);
    return run(...inputs);
  };

  /** How a text and all that it stands on are drawn; nothing for one that stands on more than its ancestors, or beyond one. */
  const drawing = (element) => {
    if (!layers.has(element)) return;
    const range = document.createRange();
    const texts = [...element.childNodes]
      .filter(({ nodeType, data }) => nodeType === 3 && data.trim())
      .map((text) => (range.selectNode(text), range.getBoundingClientRect()));
    if (texts.length === 0) return;
    if (painted.some((other) => texts.some((text) => overlaps(other.box, text)) && !other.element.contains(element))) return;
    const { color, fontSize, fontWeight, textShadow, webkitTextStroke } = getComputedStyle(element);
    const drawn = [color, fontSize, fontWeight, textShadow, webkitTextStroke];
    for (let at = element; at; at = at.parentElement) {
      const { paint, box } = layers.get(at);
      // what the body and the root paint, they paint under the whole page
      if (box && at !== document.body && at !== document.documentElement && !texts.every((text) => holds(box, text))) return;
      drawn.push(paint);
    }
    return drawn.join();
  };

  const passed = new Set();
  const check = axe._audit.checks['color-contrast'];
  const measure = check.evaluate;
  check.evaluate = function (element, options, node) {
    const drawn = drawing(element);
    if (drawn && passed.has(drawn)) return true;
    let ratio; // none for a text that is hidden, or whose background axe cannot tell
    const data = (found) => {
      ratio = found.contrastRatio;
      this.data(found);
    };
    const isPassed = measure.call({ ...this, data }, element, options, node);
    if (drawn && ratio && isPassed) passed.add(drawn);
    return isPassed;
  };
}`;
