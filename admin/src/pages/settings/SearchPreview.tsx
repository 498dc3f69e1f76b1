import { useText } from '../../i18n/use-text';
import styles from './settings.module.css';
import type { Drafts } from './use-drafts';

/** Never shown to anybody: while it is the title, pages keep their own. */
const PRODUCT_TITLE = 'Cold Sales System';
/** About what a search engine shows before it cuts. */
const TITLE = 60;
const DESCRIPTION = 160;

const cut = (text: string, length: number) => (text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text);

/** The home page as a search result and as a shared link, while somebody writes. */
export function SearchPreview({ drafts }: { drafts: Drafts }) {
  const t = useText();
  const seo = (path: string) => String(drafts.get('seoConfig', path) ?? '');
  const agency = (path: string) => String(drafts.get('agency', path) ?? '');
  const own = seo('defaultTitle');
  const title = own && own !== PRODUCT_TITLE ? own : agency('name');
  const description = seo('defaultDescription') || agency('tagline');
  const host = String(drafts.get('systemConfig', 'domain') || location.host)
    .replace(/^https?:\/\//, '')
    .replace(/\/.*$/, '');
  const image = seo('ogImage');
  return (
    <>
      <div className={styles.wide}>
        <p className={styles.legend}>{t('settings.seo.searchPreview')}</p>
        <div className={styles.result}>
          <p>{host}</p>
          <strong>{cut(title, TITLE)}</strong>
          <p>{cut(description, DESCRIPTION)}</p>
        </div>
        <p className={styles.help}>{t('settings.seo.lengths', { title: title.length, description: description.length })}</p>
      </div>
      <div>
        <p className={styles.legend}>{t('settings.seo.cardPreview')}</p>
        <div className={styles.card}>
          {image.startsWith('/') ? (
            <img src={image} alt="" />
          ) : (
            <p className={styles.noImage}>{t(image ? 'settings.seo.imageElsewhere' : 'settings.seo.noImage')}</p>
          )}
          <div>
            <p className={styles.grey}>{seo('ogSiteName') || agency('name')}</p>
            <p>
              <strong>{cut(title, TITLE)}</strong>
            </p>
            <p className={styles.grey}>{cut(description, DESCRIPTION)}</p>
          </div>
        </div>
      </div>
    </>
  );
}
