/** Something that the product stands on is away, such as the store of pictures: nobody's fault, and it heals. */
export class Outage extends Error {}
