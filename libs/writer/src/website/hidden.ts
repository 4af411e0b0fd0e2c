// Some clients are only safe where nobody can tell what they are or where. Nothing of such a note is used before somebody says what may be.

/** Whom it protects. */
const SHELTER =
  /(?<!\p{L})(?:shelters?|refuges?|safe ?house|domestic (?:violence|abuse)|battered|abused|trafficked|stalk(?:ed|ing|ers?)|honou?r (?:killings?|violence)|witness protection|frauenh[aä]us\p{L}*|schutzwohnung|maison d['’]accueil|foyer pour femmes|violences? conjugales?|casa de acogida|violencia (?:de género|machista)|centro antiviolenza|blijf-van-mijn-lijf\p{L}*|vrouwenopvang)(?!\p{L})/iu;
/** That it is not to be found or told. */
const SECRET =
  /(?<!\p{L})(?:no address|address(?:es)? (?:is |must |may |stays? )?(?:secret|hidden|confidential|never|not)|secret|hidden|unmarked|anonym\p{L}*|discreet|inconspicuous|recogni[sz]\p{L}*|geheim\p{L}*|niemand|unauffällig|erkenn\p{L}*|personne ne|discr[eè]t\p{L}*|secr[eè]t\p{L}*|reconna\p{L}*|nadie|secret[oa]|discret[oa]|reconoc\p{L}*|nessuno|niemand|onherkenbaar)(?!\p{L})/iu;
/** What is forbidden in a sentence on where or what it is; of pictures, queues and tone something may be forbidden as well. */
const FORBIDS = /\b(?:nobody|no one|no-one|must not|may not|cannot|never|not to be|don['’]t|do not)\b/iu;
const WHEREABOUTS =
  /\b(?:address\p{L}*|where|whereabouts|find|found|locat\p{L}*|street|town|city|recogni[sz]\p{L}*|know\p{L}*|guess\p{L}*|tell|told|names?|named|signs?|looks? like|what (?:it|this|we|they))\b/iu;
const isBarred = (note: string): boolean =>
  note.split(/[.!?\n]/u).some((sentence) => FORBIDS.test(sentence) && WHEREABOUTS.test(sentence));
/** Asks so whatever it is. */
const ASKS = new RegExp(
  [
    String.raw`\b(?:has|have|needs?) to pass for\b|\bmust pass for\b`,
    String.raw`\b(?:will not|won['’]t|don['’]t|not) (?:get|give|print|publish|show) (?:you )?(?:our|the|an|any) (?:address|location|whereabouts)\b`,
    String.raw`\b(?:may|can|must) not (?:describe|say what (?:it|this|we) (?:is|are|do))\b`,
    String.raw`\bnothing (?:that )?(?:an? |the )?[\p{L}-]+ would recogni[sz]e\b`,
    String.raw`\b(?:secret|hidden|undisclosed|confidential) (?:address|location|place|house)\b`,
    String.raw`\b(?:nobody|no one|no-one|not) (?:\p{L}+ ){0,3}?(?:recogni[sz]es?|can tell|could tell|guess(?:es)?|find out|see|knows?) (?:it |this |them |us )?(?:as (?:an? |the )?|what (?:it|this|we|they) (?:is|are|do)|where (?:it|this|we|they) (?:is|are))`,
    String.raw`\b(?:husbands?|ex-?husbands?|exes|wives|partners?|families|relatives|fathers|stalkers?|traffickers?|pimps?|police|authorities) (?:must|may|should|can) ?(?:not|never)\b`,
    String.raw`\b(?:city|town|street|address|location|place|country|region|village) (?:is |are )?(?:not|never) to be (?:named|mentioned|printed|published|shown|given)\b`,
    String.raw`\b(?:do not|don['’]t|never|not) (?:name|mention|print|publish|show|give|say) (?:the|our|their|any|which) (?:city|town|street|address|location|place)\b`,
    String.raw`(?<!\p{L})(?:adresse (?:ist |bleibt )?geheim|niemand darf (?:wissen|erkennen|erfahren)|adresse secrète|personne ne doit (?:savoir|reconnaître|deviner)|dirección secreta|nadie (?:debe|puede|tiene que) (?:saber|reconocer))(?!\p{L})`,
  ].join('|'),
  'iu',
);

/** Whether a note asks that nobody may tell what it is of. */
export const isHidden = (note: string): boolean =>
  ASKS.test(note) || (SHELTER.test(note) && (SECRET.test(note) || isBarred(note)));
