import { t } from '../../../../backend/src/rules/language.rules.ts';
import type { SiteWords } from '../../render/page-input.ts';

/** What is measured, what is stored, and why. */
export function DataUse({ legal }: Pick<SiteWords, 'legal'>) {
  return (
    <>
      <h2>{t`Ce qui est mesuré`}</h2>
      <ul>
        <li>{t`Votre site public : vitesse d’affichage, code de la page d’accueil, technologie, certificat.`}</li>
        <li>{t`Votre fiche Google publique : note et nombre d’avis.`}</li>
        <li>{t`Les positions de votre site dans Google et les citations par des assistants d’intelligence artificielle, quand elles sont relevées.`}</li>
        <li>{t`Vos réponses au questionnaire, si vous y répondez.`}</li>
      </ul>
      <p>{t`Nous ne demandons aucun accès à votre site et n’en contournons aucun.`}</p>

      <h2>{t`Ce qui concerne les personnes`}</h2>
      <p>{t`Pour vous adresser l’analyse, nous conservons le nom de l’entreprise, l’adresse de son site et les coordonnées professionnelles de la personne contactée. La page de l’analyse ne montre que le nom de l’entreprise.`}</p>
      <p>{t`Quand une personne ouvre l’analyse, commence le questionnaire ou voit son SmartIndex, nous le notons avec l’heure, pour savoir si l’analyse a servi. Nous n’établissons aucun profil, et aucune décision automatique n’en découle.`}</p>

      <h2>{t`Ce que ce site dépose chez vous`}</h2>
      <p>{t`Aucun traceur, aucune publicité, aucun contenu d’un autre site. Le questionnaire garde dans le navigateur votre lien personnel sept jours, et vos réponses jusqu’à ce qu’elles soient enregistrées, pour que vous puissiez reprendre où vous en étiez. La langue que vous choisissez au pied d’une page y reste un an, dans un cookie. Le site fonctionne aussi si vous le refusez. Quand une page ne peut pas s’afficher, le message technique nous parvient, sans donnée personnelle.`}</p>

      <h2>{t`Où vont les données`}</h2>
      <p>
        <span>{legal?.hosting ?? t`Elles sont conservées sur le serveur de l’agence.`}</span>{' '}
        <span>{legal?.retention ?? t`Elles sont effacées quand l’échange avec votre entreprise est terminé.`}</span>
      </p>
      <p>{t`Certaines mesures passent par des services spécialisés, par exemple ceux de Google : ils ne reçoivent que l’adresse du site et le nom de l’entreprise.`}</p>
      <p>{t`Les pages personnelles s’ouvrent par un lien difficile à deviner et sont exclues des moteurs de recherche. Rien n’est vendu ni transmis à des fins publicitaires.`}</p>

      <h2>{t`Pourquoi nous pouvons le faire`}</h2>
      <p>{t`Nous avons un intérêt légitime à proposer nos services à des entreprises, avec des informations qu’elles publient elles-mêmes (art. 31 nLPD, art. 6 al. 1 let. f RGPD). Vous pouvez vous y opposer en tout temps, sans donner de raison.`}</p>
    </>
  );
}
