import type { Letter } from './passages';

const PROPER =
  "(?:\\p{Lu}[\\p{L}\\d'’&.-]*|&)(?: (?:\\p{Lu}[\\p{L}\\d'’&.-]*|&|of|the|de|da|du|del|la|le|and(?= \\p{Lu})|for(?= \\p{Lu})|und))*";
const ORG =
  '(?:Hospital|School|College|University|Museum|Hotel|Inn|Club|FC|Society|Centre|Center|Summit|Festival|Council|Library|Theatre|Church|Trust|Foundation|Brewery|Bakery|Farm|Practice|Studio|Ltd|GmbH|Inc|JSC|LLC|AB|AS|BV|Oy|Co-op|Coop|Co|SA|Toys|Cement|Group|Association|Cooperative|Winery|Secondary|Academy|Dairy|Sails|Company|Companies|Pharmacies|Teas|Estate|Authority|Agency|Institute|Union|Federation|Bank|Clinic|Office|Publishers?|Press|Records|Orchestra|Choir|Gallery|Kindergarten|Nursery|Gymnasium|Stiftung|Verein|Verlag|Klinik|Hotel|Cooperativa|Fundación|Ayuntamiento|Mairie|Coopérative|Stichting|Kommune)';
/** The end of a firm's name in law: 'Ltd', 'sp. z o.o.', 'Co., Ltd.' */
const IN_LAW =
  '(?:Co\\.?, Ltd\\.?|Pty\\.? Ltd\\.?|Ltd\\.?|Limited|LLP|LLC|[Pp]lc|PLC|Inc\\.?|GmbH(?: & Co\\.? KG)?|gGmbH|AG|KG|OHG|UG|e\\. ?V\\.|eG|SARL|SAS|S\\.A\\.S?|SA|S\\.L\\.U?\\.?|SLU?|Lda\\.?|OÜ|AB|ApS|A/S|AS|Oyj?|B\\.?V\\.?|N\\.?V\\.?|s\\.r\\.o\\.|[Ss]p\\. ?z ?o\\. ?o\\.|S\\.?p\\.?A\\.?|S\\.?r\\.?l\\.?|d\\.o\\.o\\.|Kft\\.?|K\\.K\\.)';
const IN_NAME =
  "\\p{Lu}[\\p{L}\\d'’&-]*(?: (?:\\p{Lu}[\\p{L}\\d'’&-]*|&|of|for(?= \\p{Lu})|de|und|and|et|y|du|van|von))*";
const FIRM = new RegExp(`(?<![\\p{L}\\d])(${IN_NAME},? ${IN_LAW})(?![\\p{L}\\d-])`, 'u');
/** A firm with its form in law, where the text begins with who writes. */
export const firmIn = (text: string): string | undefined =>
  FIRM.exec(text)?.[1]?.replace(
    /^(?:We are|We['’]re|I am|At|From|For|Dear|The|Wir sind|Nous sommes|Somos) (?=\p{Lu})/u,
    '',
  );
/** Where most letters say who writes; the surest first. */
/** Whose names stand in brackets as well, and are not the client's. */
const OTHERS =
  '(?:chain|agency|supplier|printers?|competitors?|office|architects?|distributor|wholesaler|retailer|bank)';
/** 'We roast coffee in Trieste (Torrefazione Bora, 9 people)' */
const IN_BRACKETS = new RegExp(
  `(?<!\\p{L})(?:[Ww]e|I|[Jj]e|[Nn]ous|[Ww]ir|[Ii]ch) [^.:\\n(]{4,120}(?<!${OTHERS}) \\((${IN_NAME})(?:[,)] ?(?:\\d|an? )|\\))`,
  'u',
);
const SURE: readonly RegExp[] = [
  // 'The City Libraries of Tampere would like to receive'
  new RegExp(
    `(?:^|\\n)[Tt]he (${PROPER} (?:in )?\\p{Lu}[\\p{L}-]+) (?:would like|invites?|prepares?|seeks?|is looking|are looking|requests?|wishes|celebrates?|plans?)(?!\\p{L})`,
    'u',
  ),
  // 'director of the Botanical Garden in Leiden'
  new RegExp(`(?:director|head|curator) of the (${IN_NAME} in \\p{Lu}[\\p{L}-]+)`, 'u'),
  // 'I edit picture books at Pukeko House'
  new RegExp(
    `(?:^|[.,!]\\s+|\\n)(?:We|I) (?!would|want|will|show|plan|hope)(?:\\p{Ll}+ ){1,5}(?:at|for) (?:the )?(\\p{Lu}[\\p{L}'’&-]+(?: (?:\\p{Lu}[\\p{L}\\d'’&-]*|&|of))+)(?=,| in |\\.|$)`,
    'u',
  ),
  new RegExp(
    `(?:[Ww]e|I) (?:run|own|are|lead|manage|represent|inherited|founded|took over|started)(?: the)? (${IN_NAME})(?=,| \\(| in | at | and |\\.|$)`,
    'u',
  ),
  new RegExp(
    `(?:[Hh]ead|[Mm]anager|[Dd]irector|[Oo]wner|[Ff]ounder|[Cc]oordinator|[Cc]urator|[Ss]ecretary|[Ll]ead|[Oo]fficer|[Ee]ditor|[Pp]roduct|[Mm]arketing|[Oo]perations|department|[Ww]ork|[Bb]ehalf|[Ww]rit(?:e|ing))(?: \\p{Ll}+){0,3}? (?:at|of|for|from)(?: the)? (${IN_NAME})(?=,| \\(| in | and |[.:]|$)`,
    'u',
  ),
  new RegExp(
    `(?:^|\\n|[,.!–-] |(?:I['’]m|I am) )(?!Fund|Grant|Money|Budget|Text|Data|Quote|Letter|Open|Start|Live|Back|Away)\\p{Lu}\\p{Ll}+ (?:here )?(?:from|at) (?:the )?(${IN_NAME})(?=,| \\(| in | and |\\.|$)`,
    'u',
  ),
  new RegExp(
    `^(?:[^\\n]{0,40}[,!.]\\s*)?(?:[Tt]he )?(\\p{Lu}[\\p{L}'’&.-]*(?: (?:\\p{Lu}[\\p{L}\\d'’&.-]*|&|of|for|de|del|du|and)){1,6})(?: in \\p{Lu}[\\p{L}-]+(?:, \\p{Lu}\\p{L}+,)?)? (?:\\([^)]*\\) )?(?:has|is|\\p{Ll}{2,}s) `,
    'mu',
  ),
];

/** 'It's called Huirales', 'Client: a maker of centrifuges, Kruvano Labortechnik', '-- Brill's Pantry, Shropshire', ': Tallow & Tread, Leicester, 11 staff' */
const NAMED: readonly RegExp[] = [
  new RegExp(`(?:[Ii]t is|[Ii]t['’]s|[Ww]hich is|[Ss]hop is|[Ff]irm is) called (?:the )?[“"„«]?(${PROPER})`, 'u'),
  new RegExp(
    `(?<!\\p{L})(?:[Aa]n?|[Oo]ne|[Oo]ur|[Tt]he|[Mm]y) (?:\\p{Ll}+ ){1,3}(?<!${OTHERS} )\\((\\p{Lu}[\\p{L}'’-]+(?: (?:\\p{Lu}[\\p{L}'’-]+|&|and|of))*)(?:, (?:\\d|no|an? )|\\))`,
    'u',
  ),
  /(?:^|\n|, |[.!] )[Dd](?:ie|er|as) (\p{Lu}[\p{L}-]+ \p{Lu}[\p{L}-]+)(?= \(| möcht| such| plan| brauch| benötig| feier| eröffne)/u,
  new RegExp(
    `(?<!\\p{L})(?:[Nn]ame|[Cc]alled|[Ii]t is called|[Ss]e llama|[Hh]eißt|[Ss]['’]appelle)(?: is)?:? (?:the )?[“"„«]?(${PROPER})(?=[”"“».,;)]| in | and |,|$)`,
    'mu',
  ),
  new RegExp(
    `(?:[Cc]lient|[Cc]ustomer|[Cc]ompany|[Kk]und(?:e|in)|[Cc]liente)\\s?: [^\\n.:]{3,60}, (\\p{Lu}[\\p{L}\\d'’&-]+(?: (?:\\p{Lu}[\\p{L}\\d'’&-]*|&))+)(?=[,.])`,
    'u',
  ),
  new RegExp(
    `(?:[Cc]lient|[Cc]ustomer|[Cc]ompany|[Kk]und(?:e|in)|[Cc]liente)\\s?: (?:the )?(${PROPER})(?=[,.(]| \\(|\\n|$)`,
    'u',
  ),
  new RegExp(`: (\\p{Lu}[\\p{L}'’-]+ (?:&|and) \\p{Lu}[\\p{L}'’-]+), \\p{Lu}`, 'u'),
];
/** Under a name: 'Regional Marketing, Grasmann Gartentechnik' */
const UNDER_NAME =
  /\n\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’ -]+,[^\n,]{3,40}, (\p{Lu}[\p{L}\d'’&-]+(?: (?:\p{Lu}[\p{L}\d'’&-]*|&))+)\s*$/u;

const HOUSE = [
  new RegExp(
    `\\b(?:[Ww]e are|[Ww]e['’]re|[Tt]his is|[Ii]['’]?m|I am|(?<!\\b[Mm]y )[Nn]ame is|[Nn]ame stays:|[Nn]ame stays|business is|[Ii] (?:manage|run|own)|[Oo]n behalf of|(?:shop|firm|café|bakery|business|company|pub|place|club|studio|band|farm|restaurant|salon|brand|its|it['’]s|logo for [^.]{3,30}\\.) (?:is )?called)\\s+(${PROPER})`,
    'u',
  ),
  new RegExp(`^(?:The |the )?(${PROPER})(?=,? (?:has|have|is|needs?|wants?|would|invites?|will|\\(|we )|,)`, 'u'),
  new RegExp(
    `\\b(?:from|behalf of|(?:manager|owner|chair|director|lead|head|secretary|curator|archivist|buyer|founder|clerk|coordinator|officer|teacher|librarian)s? (?:of|at|to|for)|[Ff]oundation)\\s+(?:the )?(${PROPER})`,
    'u',
  ),
  new RegExp(`\\bfor (?:the )?(${PROPER} ${ORG})(?![\\p{L}])`, 'u'),
];
/** 'Lake Basin Water & Sanitation Company', 'Municipality of Lillesand' */
const WITH_KIND = new RegExp(
  `(?<![\\p{L}])(?!(?:Our|The|We|My|A|An|Your|This|In|For|At|Request|Dear|Hello|Hi) )\\p{Lu}[\\p{L}'’&.-]+(?: (?:\\p{Lu}[\\p{L}'’&.-]*|&)){0,4} ${ORG}(?![\\p{L}-])(?! (?:fair|of the|is the|(?:of \\p{Lu}\\p{L}+ )?(?:would|could|offered|gave|took|has given)(?!\\p{L})))`,
  'u',
);
const IN_PLACE =
  /(?<=\b[Tt]he )\p{Lu}[\p{L}'’-]+ (?:\p{Ll}+ ){0,2}(?:hospital|school|museum|library|theatre|university|parish|hotel|clinic|chapter|council|college)\b/u;
const OF_PLACE =
  /(?<!\p{L})(?:Municipality|City|Town|University|Diocese|Parish|Province|Canton|Stiftung|Stichting|Fondation|Fundación|Gemeinde|Stadt)(?: of)? \p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?/u;
const NO_HOUSE =
  /^(?:In|At|On|From|Since|After|Mrs?\.?|Ms\.?|Dr\.?|Six|Five|Four|Three|Two|One|Out|All|Name|Series|I|We|The|This|That|It|Hi|Hello|A|An|My|Our|Please|Can|Could|Do|Does|If|What|When|Where|Who|How|You|Your|Today|Yes|No|Not|There|Also|And|But|Then|Need|Looking|Request|Subject|Re|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|English|German|French|Christmas|Easter|Instagram|Facebook|Google|Word|Canva|WhatsApp|Section|Budget|Colours?|Deadline|Quote|Offer|PDF|A\d)$/i;

const ROLE =
  /\b(?:relations|affairs|chief|administration|member|vp|marketing|services?|vertrieb|innendienst|marketing|einkauf|leitung|geschäftsführ\w*|station|project office|facility|sales|export|purchasing|department|dept|office|coo|ceo|cto|product|culture|director|manager|officer|chair\w*|head|secretary|treasurer|clerk|operations|owner|principal|president|founder|estates|communications|administrator|assistant|lead|team|partner|vicar|hon\.?|sent from)\b/i;
/** Where a letter says plainly who writes. */
const PLAIN: readonly RegExp[] = [
  // 'I run a practice of five surveyors in Hobart, Derwent Boundary Surveys.'
  new RegExp(
    `(?:[Ww]e|I) (?:run|own|have|are|lead) an? [^.,;:\\n(]{3,70}, (\\p{Lu}[\\p{L}'’&-]+(?: (?:\\p{Lu}[\\p{L}'’&-]+|&|of)){1,4})(?=[.,])`,
    'u',
  ),
  new RegExp(
    `(?:[Oo]ur|[Nn]otre|[Uu]nsere?|[Nn]uestr[oa]) (?:\\p{Ll}+ ){1,4}\\((?:the |les |la |le |die |der |das |los |las |el )?(${PROPER})[,)]`,
    'u',
  ),
  new RegExp(`(?:[Bb]rief|[Rr]equest|[Nn]ote) from (${PROPER})`, 'u'),
  new RegExp(
    `(?:co-?founder|founder|owner|director|manager|head|secretary|chair)s? (?:of|at|for) (?:the )?(${PROPER}(?: in \\p{Lu}[\\p{L}-]+)?)`,
    'u',
  ),
  new RegExp(
    `(?:^|\\n)(?:[Tt]he )(${PROPER})(?: in \\p{Lu}\\p{L}+)?(?:, \\p{Lu}[\\p{L} -]{2,24},)?(?: \\([^)]*\\))? (?:runs|has|is|looks|needs|wants|would|plans|operates|asks|moves|opens|renews)(?!\\p{L})`,
    'u',
  ),
  /((?:Hotel|Restaurant|Café|Weingut|Bäckerei|Pension|Gasthof) \p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)/u,
  new RegExp(
    `(?:^|\\n)(?:The )?(${PROPER})(?: \\([^)]*\\))? (?:invites?|seeks?|requests?|is (?:looking|seeking|planning)|looks? (?:for|after)|manufactures|makes|runs|organi[sz]es|offers|wants|needs|quiere|desea|necesita|busca|souhaite|cherche|sucht|möchte|braucht)(?!\\p{L})`,
    'u',
  ),
  new RegExp(
    `(?<!\\p{L})(?:[Nn]ame (?:ist|is|will be|stays|lautet)|is called|(?:wir )?heißen|heißt|se llama|nos llamamos|s['’]appelle|nous nous appelons)(?: the| die| la| le)? [“„«"]?(${PROPER})`,
    'u',
  ),
  /(?:^|\n)(?:(?:[Hh]ello|[Hh]i|[Hh]ey|Good morning)[,!.]? )?(?:[Ww]e (?:run|are|have|own|build|make|sell)|I (?:run|have|own|head|lead|manage|work for))[^.\n]{0,90} \((\p{Lu}[\p{L}&’' ]{2,30})[,)]/u,
  new RegExp(`[Ii](?:['’]m| am) \\p{Lu}\\p{Ll}+ (?:\\p{Lu}\\p{Ll}+ )?(?:from|of|at) (?:the )?(${PROPER})`, 'u'),
  new RegExp(
    `[Oo]ur (?:company|firm|charity|association|school|museum|shop|restaurant|hotel|club|studio|farm|brewery|winery|bakery|practice),? (${PROPER})`,
    'u',
  ),
  new RegExp(`(?:^|[,.!?]\\s+|\\n)[Ww]e(?: are|['’]re) (?:the )?(${PROPER})`, 'u'),
  new RegExp(`^(?:[Bb]rief|BRIEF|[Rr]equest|RFP|RFQ|[Aa]nfrage|[Ss]olicitud|[Dd]emande)\\s?[–:-]\\s?(${PROPER})`, 'mu'),
  new RegExp(
    `(?:^|[,.!]\\s+|\\n)(${PROPER})(?: \\([^)]*\\))?(?: (?:in|from|near) \\p{Lu}\\p{L}+)? here(?!\\p{L})`,
    'u',
  ),
  new RegExp(`^(?:[^]{0,140}?(?:[,.!]\\s+|\\n))?\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)? from (?:the )?(${PROPER})`, 'u'),
  new RegExp(
    `(?<!\\p{L})(?:[Ww]ir sind|[Hh]ier (?:sind|ist|schreib\\p{L}+)|[Ii]m (?:Namen|Auftrag) (?:der|des))(?: die| der| das)? (?!ein)(${PROPER})`,
    'u',
  ),
  new RegExp(
    `(?<!\\p{L})(?:[Ss]omos|[Ee]scribo de(?: parte de)?|[Ll]es escribimos desde)(?: la| el| los| las)? (${PROPER})`,
    'u',
  ),
  new RegExp(
    `(?<!\\p{L})(?:[Nn]ous sommes|[Jj]e (?:vous )?écris (?:pour|au nom de))(?: la | le | les | l['’])?(${PROPER})`,
    'u',
  ),
];

/** 'contracted already (Messebau Wüst GmbH': somebody else's firm. */
const OF_OTHERS =
  /(?:builder|printer|supplier|partner|client|customer|competitor|agency|landlord|architect)s?\b[^.]*$/iu;

/** 'Head of Youth Services': a department is no house. */
const DEPARTMENT =
  /^(?:\p{Lu}\p{Ll}+ )?(?:Services|Exhibitions?|Development|Marketing|Sales|Operations|Products?|Production|Communications?|Campaigns?|Education|Engineering|Design|Programmes?|Projects?|Research|Media|Events?|Relations|Affairs|Resources|Purchasing|Quality|Logistics|Culture|Tourism|Fundraising|Finance|Commercial|Administration|Learning|Technology)$/u;

/** The house that writes: a name with capitals where a house's name stands. */
/** 'Head of Patient Experience, Carrick General': the house stands behind the department. */
const BEHIND_DEPARTMENT = new RegExp(
  `(?:[Hh]ead|[Dd]irector|[Mm]anager|[Ll]ead|[Oo]fficer) (?:of|for) [^,\\n.]{3,40}, (${PROPER})(?=\\s*(?:$|\\n))`,
  'u',
);
function nameOfHouse({ passages, signature, signer }: Letter, request: string, isForeign: boolean): string | undefined {
  const begins = request.slice(0, 320);
  const firm = firmIn(begins) ?? firmIn(request.slice(-160));
  if (firm && !OF_OTHERS.test(begins.slice(0, begins.indexOf(firm)).slice(-40))) return firm;
  const under = UNDER_NAME.exec(request)?.[1];
  if (under) return under;
  for (const pattern of [BEHIND_DEPARTMENT, ...NAMED, IN_BRACKETS, ...(isForeign ? [] : SURE), ...PLAIN]) {
    const name = pattern
      .exec(request)?.[1]
      ?.replace(/(?<=\p{Ll}{3})\. .*$/u, '')
      ?.replace(/['’]s$/, '')
      .replace(/^We['’]re /u, '')
      .replace(/(?: (?:and|und|y|et|de|of|du|del|der|la|the))+$/i, '')
      .trim();
    // 'the station of Bad Gleichenberg (Austria)'
    if (name && !name.includes(' ') && new RegExp(`\\p{Lu}[\\p{L}-]+ \\(${name}[,)]`, 'u').test(request)) continue;
    if (
      name &&
      name.length > 2 &&
      !DEPARTMENT.test(name) &&
      !/^(?:I['’]|His|Her|One$|Two$|Chief|Right|What|We)|(?<!\p{L})(?:I|you|we)(?!\p{L})/u.test(name) &&
      name !== signer &&
      (!NO_HOUSE.test(name.split(' ')[0] ?? '') ||
        (/^(?:One|Two|Three|Four|Five|Six) /.test(name) && name.split(' ').length > 2))
    )
      return name;
  }
  // where every noun is written large, a capital is no name
  if (isForeign) return undefined;
  if (signature) {
    const parts = signature.split(/,\s*/).map((part) => part.trim());
    const org =
      parts.find((part) => new RegExp(`\\b${ORG}\\.?$`, 'u').test(part)) ??
      (parts.length > 1 ? parts.find((part) => /^\p{Lu}/u.test(part) && !ROLE.test(part)) : undefined);
    if (org && !ROLE.test(org)) return org;
    const [, named] = new RegExp(`(?:,|^| of | at )\\s*(${PROPER})\\s*$`, 'u').exec(signature) ?? [];
    if (named && named.split(' ').length > 1 && named !== signer && !ROLE.test(named)) return named;
  }
  const own = passages.filter(({ isOthers }) => !isOthers).slice(0, 4);
  const body =
    WITH_KIND.exec(own.map(({ text }) => text).join(' \n'))?.[0] ??
    OF_PLACE.exec(own.map(({ text }) => text).join(' \n'))?.[0] ??
    IN_PLACE.exec(own.map(({ text }) => text).join(' \n'))?.[0];
  if (body && body.split(' ').length < 8) return body;
  for (const [index, pattern] of HOUSE.entries())
    for (const { text, isItem } of own.slice(0, index === 0 ? 4 : 2)) {
      if (isItem) continue;
      const [, found] = pattern.exec(text) ?? [];
      const name = found
        ?.replace(/['’]s$/, '')
        .replace(/ I$/, '')
        .replace(/ (?:and|und|y|et)$/, '')
        .replace(/\.$/, '')
        .trim();
      if (
        !name ||
        NO_HOUSE.test(name.split(' ')[0] ?? '') ||
        name.length < 3 ||
        name === signer ||
        /^\p{Lu}+$/u.test(name)
      )
        continue;
      if (index > 0 && name.split(' ').length < 2) continue;
      if (index === 2 && /\b(?:in|near) $/.test(text.slice(0, text.indexOf(name)))) continue;
      return name;
    }
  return undefined;
}

const KIND =
  /(?:^|[\s,(])(?:we(?:['’]re| are)(?: opening)?|i(?:['’]m| am)(?= an? \p{Ll}+(?: \p{Ll}+)? in )|we (?:run|own|have|make up)|i (?:run|own|manage)|my \p{L}+ and i (?:run|own|have)|nous (?:sommes|dirigeons)|je dirige|je vous écris au nom de|somos|wir sind|wir betreiben|ich betreibe) ((?:an?|the|eine?|une?|una?|la|le) (?:[^.,;:()]|(?<=(?<!\p{L})(?:St|Ste|Mt|Dr))\.(?= \p{Lu})){4,60}?)(?= (?:making|selling|running|building|growing|offering|producing|brewing|and|that|who|which|with \d|since|for \d|et|qui|que|y|und|mit \d|seit|in (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter))(?!\p{L})|[.,;:()]|$)/iu;
/** 'Our law firm (34 people) moves', 'The allotment association needs' */
const IN_A_PLACE =
  /(?<!\p{L})(?:our|my|from an?|for an?|[Tt]he|of our) ((?:municipal |public |primary |secondary |regional |small )?\p{Ll}+(?:['’]s)?(?: \p{Ll}+){0,2} (?:in|of) (?!January|February|March|April|May|June|July|August|September|October|November|December|Q\d|English|German|French)(?:(?:St|Ste|Mt)\.? )?\p{Lu}[\p{L}-]+(?:[’']s(?:-\p{L}+)*)?(?: (?:\p{Lu}[\p{L}-]+|province))?)(?=[ ,.:;(]|$)/u;
const OUR_HOUSE =
  /^(?:our|my|(the)) (\p{Ll}+(?: \p{Ll}+){0,2}(?: in \p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)?)(?: \([^)]*\))? (?:moves|needs|wants|opens|would like|is moving|is looking|is opening|plans)(?!\p{L})/iu;
const OF_EVENT =
  /(?<!\p{L})(?:annual|meeting|congress|conference|launch|opening|part|end|middle|sexton|head|director|chair\p{L}*|secretary|manager|owner|priest|vicar|mayor|clerk|teacher|north|south|east|west|centre|rest|city|town|coast|people|museum of|house in|members?)(?!\p{L})/iu;
/** 'a bakery with a wood oven in Ghent': what somebody is who does not tell a name. */
export function kindOfHouse({ passages }: Letter): string | undefined {
  for (const [index, { text, isOthers }] of passages.slice(0, 4).entries()) {
    const begins = text.slice(0, 200);
    const own = isOthers || index > 1 ? undefined : OUR_HOUSE.exec(begins);
    const placed = IN_A_PLACE.exec(begins)?.[1];
    const kind = isOthers
      ? undefined
      : (KIND.exec(begins)?.[1] ??
        (own ? `${own[1] ? 'the' : 'a'} ${own[2]}` : undefined) ??
        (placed && !OF_EVENT.test(placed) ? `the ${placed}` : undefined));
    if (
      kind &&
      kind.split(' ').length < 12 &&
      !/(?<!\p{L})(?:problem|plan|idea|bit|lot|few|website|logo|budget|new)(?!\p{L})/iu.test(kind)
    )
      return kind.replace(/^the /i, 'the ').trim();
  }
  return undefined;
}

/** The house that writes, with all of its name: 'Society for Bee Research'. */
export function houseOf(letter: Letter, request: string, isForeign: boolean): string | undefined {
  const name = nameOfHouse(letter, request, isForeign);
  if (name === undefined) return undefined;
  const at = request.indexOf(name);
  const more =
    at < 0 ? null : /^ (?:for|of) (?:the )?\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)*/u.exec(request.slice(at + name.length));
  return `${name}${more?.[0] ?? ''}`;
}
