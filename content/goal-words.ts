/** Words that people describe their goals with, by which the builder says them naturally. */

export const verbs =
  'accept achieve act add admit advocate adapt answer apologize appreciate apply argue arrive ask attend attract avoid balance be ' +
  'become begin believe belong bounce breathe bring build buy calm care carry catch celebrate challenge change check cherish ' +
  'choose clean clear close collect come commit communicate complete concentrate conquer connect consider control cook cope ' +
  'count create cry cut dance deal decide declutter delegate deliver deserve develop do draw dream drink drive earn eat embrace ' +
  'encourage end enjoy exercise exist explain explore express face fall feel fight fill find finish flourish follow focus ' +
  'forget forgive free gain get give go graduate grieve grow handle have heal hear help hold honor hope improve include invest ' +
  'invite join journal keep know land laugh launch lead learn leave let lift listen live look lose love make manage master meditate ' +
  'meet mend move nail need negotiate notice nurture offer open organize outgrow overcome own parent pass pause pay ' +
  'plan play practice praise pray prepare present prioritize protect provide publish pursue push put quit raise ' +
  'reach read rebuild receive recharge recognize reconnect recover reduce reflect relax release rely remember reply respect ' +
  'respond rest return ride rise run save say see seek sell send serve set settle share shine shout show sign simplify ' +
  'sing sit sleep slow smile socialize solve speak spend stand start stay step stop strengthen stretch study succeed ' +
  'support surrender survive swim take talk teach tell thank think thrive travel treat trust try turn understand unwind use ' +
  'value visit volunteer wait wake walk want watch welcome win wonder work write'

/** With these, "of" does not make a noun of the verb before it: "think of others", but "control of my temper". */
export const verbsBeforeOf = 'be become dream get go hear let make speak take talk think'

/** Adjectives whose ending does not show that they are. */
export const adjectives =
  'able alive aware beautiful best better big bold brave bright calm certain clean clear close cool debt-free early ' +
  'easygoing enough fair fine firm fit free friendly full generous gentle glad good great happy healthy here home honest ' +
  'humble kind lovely mature mindful nice okay open patient present proud quick quiet ' +
  'ready real rich safe secure sober soft sound steady still strong sure there tough true warm wealthy well whole wise ' +
  'worthy young'

/** Persons whom one can become: "a good mother". Many others end with -er or -ist. */
export const roles =
  'adult artist athlete aunt boss brother champion child coach colleague dad daughter doctor entrepreneur father friend ' +
  'grandma grandpa grandparent guide hero human husband influence kind man mentor mom mother neighbor nurse one parent ' +
  'partner person presence professional student self sister somebody someone son spouse success teammate uncle version wife woman'

/** They end like persons or comparatives, and are neither. */
export const notPersons =
  'anger answer behavior cancer career center chapter character color computer corner dinner disorder error favor fever finger ' +
  'future gender honor humor hunger labor laughter letter matter mirror number offer order paper power raise shelter shoulder ' +
  'summer temper water weather winter'

/** What one would rather not have, and can face. */
export const burdens =
  'abuse addiction anger anxiety attack breakup burden burnout cancer challenge craving debt depression diagnosis disease ' +
  'disorder divorce doubt envy exhaustion fatigue fear grief guilt habit illness insecurity insomnia jealousy loneliness ' +
  'nightmare overwhelm pain panic past perfectionism phobia pressure problem procrastination ptsd rage regret sadness ' +
  'self-doubt shame sorrow stress struggle temper trauma trigger worry'

/** Said of oneself on a bad day: a sentence must not be made of them. */
export const painful =
  'afraid alone angry anxious ashamed awful bad broke broken burden depressed desperate disgusting dumb empty exhausted failure fat ' +
  'fraud guilty hate helpless hopeless horrible hurting ill insecure lazy lonely loser lost mess miserable nobody numb overwhelmed ' +
  'pathetic sad scared sick stressed stuck stupid terrible terrified tired ugly unhappy unlovable unloved unworthy upset useless ' +
  'weak worried worse worst worthless'

/** Nouns that end like the -ing form of a verb. */
export const ingNouns =
  'anything evening everything feeling king meaning morning nothing offspring sibling something spring string thing wedding well-being wellbeing'
