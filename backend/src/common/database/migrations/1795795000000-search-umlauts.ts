import type { MigrationInterface, QueryRunner } from 'typeorm';

const UMLAUTS = [
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
  ['Ä', 'Ae'],
  ['Ö', 'Oe'],
  ['Ü', 'Ue'],
] as const;
const withE = (text: string): string => UMLAUTS.reduce((sql, [umlaut, letters]) => `replace(${sql}, '${umlaut}', '${letters}')`, text);
const folded = (text: string): string => `lower(unaccent('unaccent'::regdictionary, ${text}))`;

/** Prospects are found by `mueller` as by `muller`, where Müller stands: both spellings are in the text that is searched. */
const SEARCHABLE = `
CREATE OR REPLACE FUNCTION prospect_searchable() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  words text := NEW.prenom || ' ' || NEW.nom || ' ' || NEW.email || ' ' || coalesce(NEW.business_name, '') || ' ' || coalesce(NEW.site_url, '')
    || coalesce(' ' || coalesce(NEW.location, NEW.metadata ->> 'location', NEW.metadata ->> 'companyLocation'), '')
    || coalesce(' ' || (NEW.metadata ->> 'industry'), '');
BEGIN
  NEW.search_text := ' ' || ${folded('words')};
  IF words ~ '[äöüÄÖÜ]' THEN
    NEW.search_text := NEW.search_text || ' ' || ${folded(withE('words'))};
  END IF;
  RETURN NEW;
END $$;
ALTER TABLE prospects DISABLE TRIGGER USER;
ALTER TABLE prospects ENABLE TRIGGER prospect_searchable;
UPDATE prospects SET search_text = ''
 WHERE concat_ws(' ', prenom, nom, email, business_name, site_url, location, metadata ->> 'location', metadata ->> 'companyLocation',
   metadata ->> 'industry') ~ '[äöüÄÖÜ]';
ALTER TABLE prospects ENABLE TRIGGER USER;`;

export class SearchUmlauts1795795000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SEARCHABLE);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
