/** Verbs that people begin their goals with, by which the builder finds the other form: speak, speaking. */
export const verbs =
  'accept achieve act add admit adapt answer apologize appreciate apply argue arrive ask attend attract avoid balance be ' +
  'become begin believe belong bounce breathe bring build buy calm care carry catch celebrate challenge change check ' +
  'choose clean clear close collect come communicate complete connect consider control cook count cope create cut dance ' +
  'deal decide delegate deliver deserve develop do draw dream drink drive earn eat embrace encourage end enjoy explain ' +
  'explore express face fall feel fight fill find finish follow focus forgive free gain get give go grow handle have heal ' +
  'help hold hope honor improve include invite invest join keep know laugh lead learn leave let listen live look lose ' +
  'love make manage meet mend move negotiate notice nurture offer open organize own pause pay plan play practice praise ' +
  'prepare present protect provide put quit raise reach read receive recover relax release rest return ride rise run save ' +
  'say see sell send serve set share show sing sit sleep slow smile solve speak spend stand start stay step stop ' +
  'strengthen stretch study succeed support take talk teach tell thank think thrive travel treat trust try turn ' +
  'understand use value visit wait wake walk want watch welcome win work worry write'
