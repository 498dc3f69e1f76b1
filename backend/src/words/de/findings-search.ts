import type { Catalogue } from '../../rules/language.rules.js';

export const FINDINGS_SEARCH: Catalogue = {
  absent: 'fehlt',
  'Titre de la page': 'Titel der Seite',
  '15 minutes': '15 Minuten',
  'Google forme le lien de ses résultats à partir du titre (balise title), entre autres.':
    'Google bildet den Link seiner Ergebnisse unter anderem aus dem Titel (Title-Tag).',
  'Titre absent': 'Titel fehlt',
  'La page n’a pas de titre.': 'Die Seite hat keinen Titel.',
  'Écrire un titre de {0} à {1} caractères qui nomme l’activité, le lieu et l’entreprise.':
    'Einen Titel von {0} bis {1} Zeichen schreiben, der Tätigkeit, Ort und Unternehmen nennt.',
  'Donner un titre à la page d’accueil, avec le métier et la ville.': 'Der Startseite einen Titel geben, mit Beruf und Ort.',
  'Accord du titre avec le texte': 'Übereinstimmung von Titel und Text',
  'moins de {0} de mots communs': 'weniger als {0} gemeinsame Wörter',
  '30 minutes': '30 Minuten',
  'Google recommande des titres qui décrivent le contenu de leur page.': 'Google empfiehlt Titel, die den Inhalt ihrer Seite beschreiben.',
  'Titre sans rapport avec le texte': 'Titel ohne Bezug zum Text',
  'Le titre n’a presque rien de commun avec le texte de la page.': 'Der Titel hat mit dem Text der Seite fast nichts gemeinsam.',
  'Reprendre dans le titre les mots de l’offre, tels que la page les emploie.':
    'Im Titel die Wörter des Angebots aufnehmen, so wie die Seite sie verwendet.',
  'Accorder le titre de la page avec ce qu’elle dit.': 'Den Titel der Seite auf ihren Inhalt abstimmen.',
  'Longueur du titre': 'Länge des Titels',
  'plus de {0}': 'mehr als {0}',
  'Google peut couper les titres dans ses résultats, selon la largeur de l’écran.':
    'Google kann Titel in seinen Ergebnissen kürzen, je nach Breite des Bildschirms.',
  'Titre trop long': 'Titel zu lang',
  'Le titre dépasse {0}\u202f: Google peut le couper.': 'Der Titel hat mehr als {0}: Google kann ihn kürzen.',
  'Garder l’activité et la ville au début du titre\u202f: la fin peut être coupée dans les résultats.':
    'Tätigkeit und Ort am Anfang des Titels behalten: Das Ende kann in den Ergebnissen wegfallen.',
  'Raccourcir le titre de la page, {0} au maximum.': 'Den Titel der Seite kürzen, höchstens {0}.',
  'Raccourcir le titre de la page\u202f: {0}, {1} au maximum.': 'Den Titel der Seite kürzen: {0}, höchstens {1}.',
  'moins de {0}': 'weniger als {0}',
  'Google recommande des titres descriptifs et déconseille ceux qui restent vagues.':
    'Google empfiehlt beschreibende Titel und rät von vagen ab.',
  'Titre trop court': 'Titel zu kurz',
  'Le titre fait moins de {0}.': 'Der Titel hat weniger als {0}.',
  'Ajouter l’activité et la région au nom de l’entreprise.': 'Den Namen des Unternehmens um Tätigkeit und Region ergänzen.',
  'Compléter le titre de la page par l’activité et la région.': 'Den Titel der Seite um Tätigkeit und Region ergänzen.',
  'Nombre de titres': 'Anzahl Titel',
  'plus d’un': 'mehr als einer',
  'La norme n’admet qu’un élément title par page.': 'Der Standard lässt nur ein Title-Element pro Seite zu.',
  'Plusieurs titres': 'Mehrere Titel',
  'La page a plusieurs titres.': 'Die Seite hat mehrere Titel.',
  'Garder une seule balise title.': 'Nur ein einziges Title-Tag behalten.',
  'Ne garder qu’un titre pour la page.': 'Der Seite nur einen Titel lassen.',
  'Description de la page': 'Beschreibung der Seite',
  'Google forme ses extraits d’après le texte d’une page, ou d’après sa description si elle la résume mieux.':
    'Google bildet seine Textauszüge aus dem Text einer Seite oder aus ihrer Beschreibung, wenn diese sie besser zusammenfasst.',
  'Description absente': 'Beschreibung fehlt',
  'La page n’a pas de description pour les moteurs de recherche.': 'Die Seite hat keine Beschreibung für die Suchmaschinen.',
  'Résumer l’offre en {0} à {1} caractères dans la balise meta description.':
    'Das Angebot in {0} bis {1} Zeichen im Tag meta description zusammenfassen.',
  'Écrire la description que Google affiche sous le titre.': 'Die Beschreibung schreiben, die Google unter dem Titel anzeigt.',
  'Accord de la description avec le texte': 'Übereinstimmung von Beschreibung und Text',
  'Google emploie les descriptions qui résument une page plus exactement que son texte.':
    'Google verwendet Beschreibungen, die eine Seite genauer zusammenfassen als ihr Text.',
  'Description sans rapport avec le texte': 'Beschreibung ohne Bezug zum Text',
  'La description n’a presque rien de commun avec le texte de la page.':
    'Die Beschreibung hat mit dem Text der Seite fast nichts gemeinsam.',
  'Résumer dans la description ce que la page dit vraiment, avec ses mots.':
    'In der Beschreibung zusammenfassen, was die Seite wirklich sagt, mit ihren Wörtern.',
  'Accorder la description de la page avec ce qu’elle dit.': 'Die Beschreibung der Seite auf ihren Inhalt abstimmen.',
  'Longueur de la description': 'Länge der Beschreibung',
  'Google recommande des descriptions qui résument leur page et la distinguent des autres.':
    'Google empfiehlt Beschreibungen, die ihre Seite zusammenfassen und von anderen unterscheiden.',
  'Description trop courte': 'Beschreibung zu kurz',
  'La description fait moins de {0}.': 'Die Beschreibung hat weniger als {0}.',
  'Ajouter ce qui distingue l’entreprise, et où elle travaille.': 'Ergänzen, was das Unternehmen auszeichnet und wo es arbeitet.',
  'Étoffer la description que Google affiche sous le titre.': 'Die Beschreibung ausbauen, die Google unter dem Titel anzeigt.',
  'Google peut couper les extraits dans ses résultats, selon la largeur de l’écran.':
    'Google kann Textauszüge in seinen Ergebnissen kürzen, je nach Breite des Bildschirms.',
  'Description trop longue': 'Beschreibung zu lang',
  'La description dépasse {0}\u202f: Google peut la couper.': 'Die Beschreibung hat mehr als {0}: Google kann sie kürzen.',
  'Dire l’essentiel au début et raccourcir le reste.': 'Das Wesentliche am Anfang sagen und den Rest kürzen.',
  'Raccourcir la description que Google affiche sous le titre.': 'Die Beschreibung kürzen, die Google unter dem Titel anzeigt.',
  'Nombre de descriptions': 'Anzahl Beschreibungen',
  'plus d’une': 'mehr als eine',
  'La norme n’admet qu’une description par page.': 'Der Standard lässt nur eine Beschreibung pro Seite zu.',
  'Plusieurs descriptions': 'Mehrere Beschreibungen',
  'La page a plusieurs descriptions.': 'Die Seite hat mehrere Beschreibungen.',
  'Garder une seule balise meta description.': 'Nur ein einziges Tag meta description behalten.',
  'Ne garder qu’une description pour la page.': 'Der Seite nur eine Beschreibung lassen.',
  'Titre principal (H1)': 'Haupttitel (H1)',
  'Les règles d’accessibilité recommandent d’organiser le contenu par des titres.':
    'Die Regeln der Barrierefreiheit empfehlen, den Inhalt mit Titeln zu gliedern.',
  'Titre principal absent': 'Haupttitel fehlt',
  'La page n’a pas de titre principal (H1).': 'Die Seite hat keinen Haupttitel (H1).',
  'Placer en haut de la page un seul titre H1 qui dit ce que l’entreprise fait et pour qui.':
    'Oben auf der Seite einen einzigen H1-Titel setzen, der sagt, was das Unternehmen macht und für wen.',
  'Annoncer le sujet de la page par un titre principal clair.': 'Das Thema der Seite mit einem klaren Haupttitel ankündigen.',
  'Texte du titre principal (H1)': 'Text des Haupttitels (H1)',
  'sans texte': 'ohne Text',
  'Les règles d’accessibilité demandent des titres qui décrivent leur sujet.':
    'Die Regeln der Barrierefreiheit verlangen Titel, die ihr Thema beschreiben.',
  'Titre principal sans texte': 'Haupttitel ohne Text',
  'Le titre principal (H1) ne contient pas de texte.': 'Der Haupttitel (H1) enthält keinen Text.',
  'Écrire dans le titre H1 ce que l’entreprise fait et pour qui.': 'Im H1-Titel schreiben, was das Unternehmen macht und für wen.',
  'Écrire un vrai texte dans le titre principal de la page.': 'Einen richtigen Text in den Haupttitel der Seite schreiben.',
  'Nombre de titres principaux (H1)': 'Anzahl Haupttitel (H1)',
  'Il est déconseillé d’employer plusieurs titres H1 dans une page.': 'Von mehreren H1-Titeln auf einer Seite wird abgeraten.',
  'Plusieurs titres principaux': 'Mehrere Haupttitel',
  'La page a plusieurs titres principaux (H1)\u202f: un seul suffit.': 'Die Seite hat mehrere Haupttitel (H1): Einer genügt.',
  'Garder un titre H1 et passer les autres en H2.': 'Einen H1-Titel behalten und die anderen zu H2 machen.',
  'Ne garder qu’un titre principal par page.': 'Nur einen Haupttitel pro Seite behalten.',
  'titre H1': 'H1-Titel',
  'titres H1': 'H1-Titel',
  'Adresse canonique': 'Kanonische Adresse',
  'Quand plusieurs adresses montrent la même page, Google choisit lui-même celle de référence si aucune n’est déclarée.':
    'Zeigen mehrere Adressen dieselbe Seite, wählt Google selbst die massgebende, wenn keine angegeben ist.',
  'Adresse canonique absente': 'Kanonische Adresse fehlt',
  'La page ne dit pas quelle est son adresse de référence.': 'Die Seite sagt nicht, welches ihre massgebende Adresse ist.',
  'Ajouter une balise link rel="canonical".': 'Ein Tag link rel="canonical" hinzufügen.',
  'Déclarer l’adresse de référence de chaque page.': 'Die massgebende Adresse jeder Seite angeben.',
  'Textes alternatifs des images': 'Alternativtexte der Bilder',
  'au moins une image sans texte': 'mindestens ein Bild ohne Text',
  'Les règles d’accessibilité demandent un texte de remplacement pour chaque image porteuse de sens.':
    'Die Regeln der Barrierefreiheit verlangen einen Ersatztext für jedes Bild, das etwas aussagt.',
  'Images sans texte alternatif': 'Bilder ohne Alternativtext',
  'Des images n’ont pas de texte alternatif.': 'Bilder haben keinen Alternativtext.',
  'Donner à chaque image un attribut alt qui dit ce qu’elle montre\u202f; le laisser vide pour une image décorative.':
    'Jedem Bild ein alt-Attribut geben, das sagt, was es zeigt; bei reinen Schmuckbildern leer lassen.',
  'Décrire les images par un texte alternatif.': 'Die Bilder mit einem Alternativtext beschreiben.',
  'Décrire {0} par un texte alternatif.': '{0} mit einem Alternativtext beschreiben.',
  'une image | objet': 'Ein Bild',
  '{0} sur {1}': '{0} von {1}',
  'Données structurées': 'Strukturierte Daten',
  absentes: 'fehlen',
  'Google emploie les données structurées pour comprendre le contenu des pages.':
    'Google verwendet strukturierte Daten, um den Inhalt von Seiten zu verstehen.',
  'Données structurées absentes': 'Strukturierte Daten fehlen',
  'La page ne décrit pas l’entreprise aux moteurs par des données structurées.':
    'Die Seite beschreibt den Suchmaschinen das Unternehmen nicht mit strukturierten Daten.',
  'Ajouter un bloc JSON-LD LocalBusiness avec adresse, horaires et téléphone.':
    'Einen Block JSON-LD LocalBusiness mit Adresse, Öffnungszeiten und Telefon hinzufügen.',
  'Décrire l’entreprise aux moteurs par des données structurées.':
    'Das Unternehmen den Suchmaschinen mit strukturierten Daten beschreiben.',
  'Titre pour les réseaux sociaux': 'Titel für soziale Netzwerke',
  'Le protocole exige un titre (og:title) pour représenter une page sur les réseaux sociaux.':
    'Das Protokoll verlangt einen Titel (og:title), um eine Seite in sozialen Netzwerken darzustellen.',
  'Titre pour les réseaux sociaux absent': 'Titel für soziale Netzwerke fehlt',
  'La page n’a pas de titre pour les réseaux sociaux (Open Graph).': 'Die Seite hat keinen Titel für soziale Netzwerke (Open Graph).',
  'Ajouter les balises og:title, og:description et og:image.': 'Die Tags og:title, og:description und og:image hinzufügen.',
  'Préparer l’aperçu des liens partagés sur les réseaux sociaux.':
    'Die Vorschau von Links vorbereiten, die in sozialen Netzwerken geteilt werden.',
  'Caractères de l’adresse': 'Zeichen der Adresse',
  'caractère inhabituel': 'ungewöhnliches Zeichen',
  'Google recommande des adresses faites de mots lisibles.': 'Google empfiehlt Adressen aus lesbaren Wörtern.',
  'Adresse inhabituelle': 'Ungewöhnliche Adresse',
  'L’adresse de la page contient des caractères inhabituels.': 'Die Adresse der Seite enthält ungewöhnliche Zeichen.',
  'Donner à la page une adresse en mots simples et rediriger l’ancienne.':
    'Der Seite eine Adresse aus einfachen Wörtern geben und die alte weiterleiten.',
  'Donner à la page une adresse simple à lire.': 'Der Seite eine leicht lesbare Adresse geben.',
};
