import { nounSenses, singular } from '@maquette/reading';
import { isOrigin } from '../../brief/telegraphic';

const ORGANISATION =
  /^(?:pharmac(?:y|ies)|restaurants?|hotels?|hostels?|guesthouses?|shops?|stores?|farms?|schools?|compan(?:y|ies)|firms?|businesses|business|bureaus?|parish(?:es)?|congregations?|churches|church|vessels?|ships?|cruisers?|fleets?|co-?operatives?|co-ops?|supermarkets?|camps?|brands?|labels?|museums?|galler(?:y|ies)|clinics?|hospitals?|practices?|dealers?|households?|theatres?|offices?|archives?|librar(?:y|ies)|towns?|cit(?:y|ies)|councils?|municipalit(?:y|ies)|villages?|kitchens?|cafés?|cafes?|baker(?:y|ies)|brewer(?:y|ies)|winer(?:y|ies)|studios?|festivals?|clubs?|associations?|funds?|start-?ups?|ngos?|charit(?:y|ies)|monaster(?:y|ies)|mills?|factor(?:y|ies)|yards?|shipyards?|agenc(?:y|ies)|authorit(?:y|ies)|departments?|universit(?:y|ies)|colleges?|nurser(?:y|ies)|crews?|teams?|procurement|investors?|landlords?|homes?|banks?|labs?|laborator(?:y|ies)|institutions?|institutes?|foundations?|publishers?|wholesalers?|retailers?|workshops?|garages?|canteens?|caterers?|airlines?|ports?|harbours?|marinas?|vineyards?|salons?|spas?|gyms?|courts?|ministr(?:y|ies)|embass(?:y|ies)|unions?|platforms?|boatyards?|orchestras?|choirs?|bands?|venues?|estates?|platoons?|groups?|regulars|singles|seniors|adults|kids|youngsters|locals|newcomers|foreigners|expats?|commuters?|day trippers?|trippers?|olds|people|families|family|couples?|men|women|children|guests?|practitioners?|professionals?|beginners?|orderers?|co-ordinators?|freelancers?|traders?|tradies|centres?|centers?|dealerships?|residents?|pensioners?|teenagers?|toddlers?)$/i;
const THING =
  /^(?:numbers?|papers?|covers?|orders?|doors?|boilers?|containers?|computers?|flowers?|letters?|mirrors?|rollers?|posters?|motors?|tractors?|sensors?|plants?|dinners?|winters?|summers?|corners?|drawers?|towers?|errors?|borders?|filters?|layers?|trailers?|printers?|speakers?|heaters?|scooters?|rivers?|waters?|matters?|quarters?|colou?rs?|hours?|starters?|boosters?|weeks?|years?|days?|figures?|models?|heads?|hands?|members of|bodies|body|bins?|hearts?|souls?|faces?|heels?|fixtures?|stars?|readings?|drinks?|cases?|heirs?|weddings?|afternoons?|mornings?|evenings?|emergenc(?:y|ies)|use|work|life|everyone|kings?|meals?|riders per)$/i;

/** Whether a noun names people or organisations. */
export function isWho(noun: string): boolean {
  const last = noun.toLowerCase().split(' ').at(-1) ?? '';
  const said = noun.split(' ').at(-1) ?? '';
  if (THING.test(last) || (singular(last) === last && isOrigin(said))) return false;
  if (ORGANISATION.test(last) || /\b(?:golf courses?|(?:cocktail|wine|hotel|coffee|snack) bars?)$/i.test(noun))
    return true;
  if (
    /(?:teachers|workers|makers|owners|managers|directors|keepers|masters|holders|lovers|seekers|goers|dwellers|growers|breeders)$/.test(
      last,
    )
  )
    return true;
  const one = singular(last);
  // 'sheep' is no customer, nor is 'Italian'
  if (
    nounSenses(one)[0]?.class === 'animal' ||
    /^(?:english|french|german|spanish|italian|dutch|polish|arabic|turkish|swedish|portuguese|russian|sardinian)$/.test(
      last,
    )
  )
    return false;
  // 'boulderers', whom no dictionary knows
  if (/(?:ers|ists|ians)$/.test(last) && nounSenses(one).length === 0) return true;
  return (
    nounSenses(one)
      .slice(0, 2)
      .some((sense) => sense.class === 'person') &&
    !/^(?:back|head|hand|face|mark|page|cooker|counter|setter|cover)$/.test(one)
  );
}
