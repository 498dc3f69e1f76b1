import { PRODUCT_TITLE } from '../../../../backend/src/rules/setting-fields.rules';
import type { SettingsOf } from '../../api/types';
import { useText } from '../../i18n/use-text';
import { useFieldValue } from './documents';
import styles from './settings.module.css';

/** About what a search engine shows before it cuts. */
const TITLE = 60;
const DESCRIPTION = 160;

const cut = (text: string, length: number) => (text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text);

/** The home page as a search result and as a shared link, while somebody writes. */
export function SearchPreview() {
  const t = useText();
  const seo = useFieldValue<SettingsOf<'seoConfig'>>('seoConfig');
  const agency = useFieldValue<SettingsOf<'agency'>>('agency');
  const domain = useFieldValue<string>('systemConfig.domain');
  const own = seo.defaultTitle;
  const title = own && own !== PRODUCT_TITLE ? own : agency.name;
  const description = seo.defaultDescription || agency.tagline;
  const host = (domain || location.host).replace(/^https?:\/\//, '').replace(/\/.*$/, '');
  const image = seo.ogImage;
  return (
    <>
      <div className={styles.wide}>
        <p className={styles.legend}>{t('settings.seoConfig.searchPreview')}</p>
        <div className={styles.result}>
          <p>{host}</p>
          <strong>{cut(title, TITLE)}</strong>
          <p>{cut(description, DESCRIPTION)}</p>
        </div>
        <p className={styles.help}>{t('settings.seoConfig.lengths', { title: title.length, description: description.length })}</p>
      </div>
      <div>
        <p className={styles.legend}>{t('settings.seoConfig.cardPreview')}</p>
        <div className={styles.card}>
          {image.startsWith('/') ? (
            <img src={image} alt="" />
          ) : (
            <p className={styles.noImage}>{t(image ? 'settings.seoConfig.imageElsewhere' : 'settings.seoConfig.noImage')}</p>
          )}
          <div>
            <p className={styles.grey}>{seo.ogSiteName || agency.name}</p>
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
